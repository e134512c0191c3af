/** Small things that this browser remembers by itself; where nothing can be kept, the usual holds again next time. */
export function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse.
  }
}
