// Finds text that is wider than its place, cut off by it, or outside of the window.
() => {
  const found = new Set();
  const slack = 2;
  const shown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const said = text => text.data.trim().slice(0, 60);
  const tell = (what, text) => found.add(`${what}: "${said(text)}" in ${path(text.parentElement)}`);

  function path(element) {
    const name = each => each.localName + (each.classList.length ? '.' + [...each.classList].join('.') : '');
    return [element.parentElement, element].filter(Boolean).map(name).join(' > ');
  }

  /** The nearest box around a text: inline elements have none of their own. */
  function boxOf(element) {
    let box = element;
    while (getComputedStyle(box).display.startsWith('inline') && getComputedStyle(box).display === 'inline') box = box.parentElement;
    return box;
  }

  function scrolls(style) {
    return /auto|scroll/.test(style.overflowX + style.overflowY);
  }

  /** The first ancestor that cuts this rectangle off, unless one in between can be scrolled. */
  function cutBy(element, rect) {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (scrolls(style)) return undefined;
      const box = each.getBoundingClientRect();
      const hides = /hidden|clip/;
      if (hides.test(style.overflowX) && (rect.right > box.right + slack || rect.left < box.left - slack)) return each;
      if (hides.test(style.overflowY) && (rect.bottom > box.bottom + slack + 2 || rect.top < box.top - slack - 2)) return each;
    }
    return undefined;
  }

  function check(text) {
    const element = text.parentElement;
    if (!text.data.trim() || element.closest('.aloud, option, noscript, script, style, svg') || !shown(element)) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = boxOf(element);
    const place = box.getBoundingClientRect();
    for (const rect of range.getClientRects()) {
      if (!scrolls(getComputedStyle(box)) && (rect.right > place.right + slack || rect.left < place.left - slack)) tell('overflows', text);
      if (cutBy(box, rect)) tell('is clipped', text);
    }
  }

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) check(text);
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.add(`the page is ${wide} wide in a window of ${innerWidth}`);
  return [...found];
}
