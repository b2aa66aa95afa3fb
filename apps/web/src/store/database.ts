/** A small promise face on IndexedDB. What cannot be stored (private mode, full disk) is an error in words. */

const NAME = 'muster'
const STORES = ['tables'] as const
export type StoreName = (typeof STORES)[number]

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => {
      for (const store of STORES)
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store, { keyPath: 'id' })
    }
    request.onsuccess = () => done(request.result)
    request.onerror = () =>
      failed(new Error('this browser does not let Muster keep games; play goes on without saving'))
  })
  return opened
}

async function run<Value>(
  store: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
) {
  const transaction = (await database()).transaction(store, mode)
  const request = act(transaction.objectStore(store))
  return new Promise<Value>((done, failed) => {
    transaction.oncomplete = () => done(request.result)
    transaction.onerror = () => failed(transaction.error ?? new Error('the game could not be saved'))
    transaction.onabort = () => failed(transaction.error ?? new Error('the game could not be saved'))
  })
}

export const readAll = <Value>(store: StoreName): Promise<Value[]> => run(store, 'readonly', (s) => s.getAll())
export const readOne = <Value>(store: StoreName, id: string): Promise<Value | undefined> =>
  run(store, 'readonly', (s) => s.get(id))
export const write = (store: StoreName, value: unknown) => run(store, 'readwrite', (s) => s.put(value))
export const remove = (store: StoreName, id: string) => run(store, 'readwrite', (s) => s.delete(id))
