/** A table as the page keeps it: what the house wrote, and what a list shows of it. */
export interface KeptTable {
  table: string;
  updatedMillis: number;
  kept: any;
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
export async function keep(table: KeptTable): Promise<void> {
  const store = await database();
  return new Promise((done, fail) => {
    const change = store.transaction(STORE, 'readwrite', { durability: 'strict' });
    change.objectStore(STORE).put(table);
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

export async function forget(table: string): Promise<void> {
  await answer((await database()).transaction(STORE, 'readwrite').objectStore(STORE).delete(table));
}

function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}
