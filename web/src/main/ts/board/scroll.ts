/** Scrolls a board that is higher than its place so that something lit can be seen; not if something lit is seen already. */
export function bringIntoView(board: HTMLElement): void {
  const place = board.getBoundingClientRect();
  const lit = [...(board.shadowRoot ?? board).querySelectorAll('[data-lit]')];
  const seen = (each: Element) => {
    const box = each.getBoundingClientRect();
    return box.top >= place.top - 2 && box.bottom <= place.bottom + 2;
  };
  if (board.scrollHeight > board.clientHeight + 4 && lit.length && !lit.some(seen)) lit[0].scrollIntoView({ block: 'nearest' });
}
