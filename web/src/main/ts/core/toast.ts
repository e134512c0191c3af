const LONG_ENOUGH = 5_000;

/**
 * A sentence that shows for a moment and is read aloud. Its place is kept by the page: below the head, or among what a
 * table has to say, so that it covers nothing.
 */
export function toast(text: string): void {
  const region = [...document.querySelectorAll('.toasts')].at(-1);
  if (!text || !region) return;
  const box = document.createElement('div');
  box.className = 'toast';
  box.textContent = text;
  region.append(box);
  while (region.childElementCount > 3) region.firstElementChild?.remove();
  setTimeout(() => box.remove(), LONG_ENOUGH);
}
