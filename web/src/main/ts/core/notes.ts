import { say } from './words';

/** What sets a table apart, said wherever it is shown (TABLE-37). */
export type Note = 'lesson' | 'from-position' | 'own-ruleset' | 'rated' | 'daily' | 'duplicate' | 'offline';

/** The sentences about it; nothing for a table like any other. */
export const noted = (notes: Note[] | undefined): string => (notes ?? []).map((each) => say(`note.${each}`)).join(' ');
