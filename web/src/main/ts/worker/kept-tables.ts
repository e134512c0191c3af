import type { KeptTable } from './kept-row';

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

/**
 * Puts other rows in place of one; none removes it. Resolves when it is on the disk, so that nothing is shown that
 * could be lost. Pages that do this at the same time do it one after the other.
 */
export async function change(table: string, next: (before?: KeptTable) => KeptTable[]): Promise<void> {
  const tables = await database();
  return new Promise((done, fail) => {
    const change = tables.transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = change.objectStore(STORE);
    const asked = store.get(table);
    asked.onsuccess = () => {
      try {
        const rows = next(asked.result);
        if (!rows.some((each) => each.table === table)) store.delete(table);
        for (const each of rows) store.put(each);
      } catch (fault) {
        fail(fault);
        change.abort();
      }
    };
    change.oncomplete = () => done();
    change.onabort = () => fail(change.error);
  });
}

export async function find(table: string): Promise<KeptTable | undefined> {
  return answer((await database()).transaction(STORE).objectStore(STORE).get(table));
}

export async function all(): Promise<KeptTable[]> {
  return answer((await database()).transaction(STORE).objectStore(STORE).getAll());
}

function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}
