/** A sentence that shows for a moment at the foot of the page, and is read aloud. */
let region: HTMLElement | undefined;

const LONG_ENOUGH = 5_000;

export function toast(text: string): void {
  if (!text) return;
  region ??= make();
  const box = document.createElement('div');
  box.className = 'toast';
  box.textContent = text;
  region.append(box);
  while (region.childElementCount > 3) region.firstElementChild?.remove();
  setTimeout(() => box.remove(), LONG_ENOUGH);
}

function make(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'toasts';
  box.setAttribute('role', 'status');
  document.body.append(box);
  return box;
}
