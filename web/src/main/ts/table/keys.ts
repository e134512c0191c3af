/** The keys that belong to the table, whatever the game. */
export type Wish = 'hint' | 'undo' | 'log' | 'help' | 'back';

const KEYS: Record<string, Wish> = { h: 'hint', u: 'undo', l: 'log', '?': 'help', escape: 'back' };

/** What a key asks for. */
export function wishOf(event: KeyboardEvent): Wish | undefined {
  return isFree(event) ? KEYS[event.key.toLowerCase()] : undefined;
}

/** Whether nobody types, nobody else has taken the key, and no other one is held. */
export function isFree(event: KeyboardEvent): boolean {
  const typing = (event.target as Element).closest?.('input, textarea, select, dialog');
  return !(typing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey);
}
