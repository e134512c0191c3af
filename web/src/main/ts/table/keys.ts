/** The keys that belong to the table, whatever the game. */
export type Wish = 'hint' | 'undo' | 'log' | 'help' | 'back';

const KEYS: Record<string, Wish> = { h: 'hint', u: 'undo', l: 'log', '?': 'help', escape: 'back' };

/** What a key asks for; nothing where somebody types or another key is held. */
export function wishOf(event: KeyboardEvent): Wish | undefined {
  const typing = (event.target as Element).closest?.('input, textarea, select, dialog');
  if (typing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return KEYS[event.key.toLowerCase()];
}
