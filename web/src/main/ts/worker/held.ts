/** Only one page at a time has a table open: what lets go of those that this page has. */
const held = new Map<string, Promise<() => void>>();

/** A page that was loaded again lets go at once; only a wait longer than this is worth a word. */
const WORTH_A_WORD_MILLIS = 700;

/** Until nobody here has it open any more, or the page goes. @param waits another page has it, for now */
export async function take(table: string, waits = () => {}): Promise<void> {
  let mine = held.get(table);
  if (!mine) {
    mine = new Promise((have) => {
      if (!navigator.locks) return have(() => {});
      void navigator.locks.request(`tablee-${table}`, () => new Promise<void>((go) => have(go)));
    });
    held.set(table, mine);
  }
  const word = setTimeout(waits, WORTH_A_WORD_MILLIS);
  await mine;
  clearTimeout(word);
}

export async function letGo(table: string): Promise<void> {
  const mine = held.get(table);
  held.delete(table);
  (await mine)?.();
}
