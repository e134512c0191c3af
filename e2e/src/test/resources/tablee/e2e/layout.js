// Finds text that is wider than its place, cut off by it, or outside of the window; in boards too, which are drawings
// in shadow roots.
() => {
  const found = new Set();
  const slack = 2;
  const shown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const tell = (what, said, element) => found.add(`${what}: "${said.trim().slice(0, 60)}" in ${path(element)}`);

  /** The element around this one, out of a shadow root too. */
  const around = each => each.parentElement ?? each.getRootNode().host;

  function path(element) {
    const classes = each => [...each.classList].map(name => '.' + name).join('');
    const name = each => each.localName + classes(each) + (each.dataset.key ? `[${each.dataset.key}]` : '');
    return [around(element), element].filter(Boolean).map(name).join(' > ');
  }

  /** The nearest ancestor of this kind, over the borders of shadow roots. */
  function closest(element, kind) {
    for (let each = element; each; each = each.getRootNode().host) {
      if (each.closest(kind)) return each.closest(kind);
    }
    return undefined;
  }

  /** The nearest box around a text: inline elements have none of their own. */
  function boxOf(element) {
    let box = element;
    while (getComputedStyle(box).display === 'inline') box = around(box);
    return box;
  }

  function scrolls(style) {
    return /auto|scroll/.test(style.overflowX + style.overflowY);
  }

  /** The first ancestor that cuts this rectangle off, unless one in between can be scrolled. */
  function cutBy(element, rect) {
    for (let each = element; each && each !== document.body; each = around(each)) {
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
    const element = text.parentElement ?? text.getRootNode().host;
    const unseen = '.aloud, option, noscript, script, style, svg';
    if (!text.data.trim() || closest(element, unseen) || !shown(element)) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = boxOf(element);
    const place = box.getBoundingClientRect();
    for (const rect of range.getClientRects()) {
      const wider = rect.right > place.right + slack || rect.left < place.left - slack;
      if (!scrolls(getComputedStyle(box)) && wider) tell('overflows', text.data, element);
      if (cutBy(box, rect)) tell('is clipped', text.data, element);
    }
  }

  /** What a text of a drawing is written on: the shapes of the piece that it belongs to. */
  function pieceOf(text) {
    const piece = text.closest('[data-key], [data-seat]');
    const shapes = [...(piece ?? text).querySelectorAll('rect, path, circle, ellipse, polygon')].filter(shown);
    const sides = shapes.map(each => each.getBoundingClientRect()).filter(each => each.width > 1);
    return sides.length
      ? { left: Math.min(...sides.map(each => each.left)), right: Math.max(...sides.map(each => each.right)) }
      : undefined;
  }

  /** A drawing cuts off what leaves it, and what is wider than its piece lies over another one. */
  function checkDrawn(text) {
    if (!text.textContent.trim() || !shown(text)) return;
    const rect = text.getBoundingClientRect();
    if (rect.width <= 1) return;
    for (let svg = text.closest('svg'); svg; svg = svg.parentElement?.closest('svg')) {
      const all = svg.getBoundingClientRect();
      const leaves = rect.left < all.left - slack || rect.right > all.right + slack || rect.top < all.top - slack
        || rect.bottom > all.bottom + slack;
      if (leaves && getComputedStyle(svg).overflow !== 'visible') tell('is cut off by its drawing', text.textContent, text);
    }
    const piece = pieceOf(text);
    if (piece && (rect.left < piece.left - slack || rect.right > piece.right + slack)) {
      tell('is wider than its piece', text.textContent, text);
    }
    if (cutBy(around(text.closest('svg')), rect)) tell('is clipped', text.textContent, text);
  }

  function look(root) {
    for (const each of root.querySelectorAll('*')) {
      if (each.shadowRoot) look(each.shadowRoot);
      if (each.localName === 'text') checkDrawn(each);
    }
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) check(text);
  }

  look(document.body);
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.add(`the page is ${wide} wide in a window of ${innerWidth}`);
  return [...found];
}
