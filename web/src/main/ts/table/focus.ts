/** What had the focus may be gone with the phase: it goes to where things go on, if there is such a place yet. */
export function refocus(page: HTMLElement): boolean {
  const next = page.querySelector<HTMLElement>('.curtain button, .prompt');
  if (next && !document.querySelector('dialog[open]')) next.focus();
  return next !== null;
}
