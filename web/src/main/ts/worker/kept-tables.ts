/** A table as the page keeps it: what the house wrote, and what a list shows of it. */
export interface KeptTable {
  table: string;
  updatedMillis: number;
  kept: any;
  /** The house it was begun in: no update comes in the middle of a game. */
  house: string;
  over: boolean;
  /** How it ended for the person here. */
  ended?: { seat: number; rank: number; tied: boolean };
  /** The server's table that it was handed to. */
  handed?: string;
}

const STORE = 'tables';
let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const asked = indexedDB.open('tablee', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'table' });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
  return opened;
}

/** Resolves when it is on the disk, so that nothing is shown that could be lost. */
export function keep(table: KeptTable): Promise<void> {
  return change((store) => store.put(table));
}

export async function find(table: string): Promise<KeptTable | undefined> {
  return answer((await database()).transaction(STORE).objectStore(STORE).get(table));
}

export async function all(): Promise<KeptTable[]> {
  return answer((await database()).transaction(STORE).objectStore(STORE).getAll());
}

export function forget(table: string): Promise<void> {
  return change((store) => store.delete(table));
}

async function change(doing: (store: IDBObjectStore) => void): Promise<void> {
  const tables = await database();
  return new Promise((done, fail) => {
    const change = tables.transaction(STORE, 'readwrite', { durability: 'strict' });
    doing(change.objectStore(STORE));
    change.oncomplete = () => done();
    change.onabort = () => fail(change.error);
  });
}

function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}
