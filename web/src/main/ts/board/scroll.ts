/**
 * Scrolls a board that is higher than its place so that all that is lit can be seen, or its first part where that is
 * too much.
 */
export function bringIntoView(board: HTMLElement): void {
  const lit = [...(board.shadowRoot ?? board).querySelectorAll('[data-lit]')].map((each) =>
    each.getBoundingClientRect()
  );
  if (board.scrollHeight <= board.clientHeight + 4 || lit.length === 0) return;
  const place = board.getBoundingClientRect();
  const top = Math.min(...lit.map((box) => box.top));
  const bottom = Math.min(Math.max(...lit.map((box) => box.bottom)), top + place.height);
  if (top < place.top) board.scrollTop += top - place.top;
  else if (bottom > place.bottom) board.scrollTop += bottom - place.bottom;
}

/** What a hint is about goes to the middle of its place, which the hint has made smaller. */
export function showAdvised(board: HTMLElement): void {
  const box = (board.shadowRoot ?? board).querySelector('.advised')?.getBoundingClientRect();
  const place = board.getBoundingClientRect();
  if (box) board.scrollTop += box.top + box.height / 2 - place.top - place.height / 2;
}
