/**
 * A small promise face on IndexedDB: tables, and the entries of their records one by one, so that keeping a decision costs
 * the same however long the game is. What cannot be stored (private mode, full disk) is an error in words.
 */

const NAME = 'muster'
const VERSION = 2

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      const { result } = request
      if (!result.objectStoreNames.contains('tables')) result.createObjectStore('tables', { keyPath: 'id' })
      if (!result.objectStoreNames.contains('entries'))
        result.createObjectStore('entries', { keyPath: ['table', 'place'] })
    }
    request.onsuccess = () => done(request.result)
    request.onerror = () =>
      failed(new Error('this browser does not let Muster keep games; play goes on without saving'))
    request.onblocked = () => failed(new Error('close other windows of Muster, which still use an older version'))
  })
  return opened
}

type Stores = { readonly tables: IDBObjectStore; readonly entries: IDBObjectStore }

async function run<Value>(mode: IDBTransactionMode, act: (stores: Stores) => IDBRequest<Value>): Promise<Value> {
  const transaction = (await database()).transaction(['tables', 'entries'], mode)
  const request = act({ tables: transaction.objectStore('tables'), entries: transaction.objectStore('entries') })
  return new Promise<Value>((done, failed) => {
    transaction.oncomplete = () => done(request.result)
    transaction.onerror = () => failed(transaction.error ?? new Error('the game could not be saved'))
    transaction.onabort = () => failed(transaction.error ?? new Error('the game could not be saved'))
  })
}

const entriesOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER])

export const readAll = <Value>(): Promise<Value[]> => run('readonly', ({ tables }) => tables.getAll())
export const readOne = <Value>(id: string): Promise<Value | undefined> =>
  run('readonly', ({ tables }) => tables.get(id))

/** The entries that lie beside a table, in order. */
export async function readEntries<Entry>(table: string): Promise<Entry[]> {
  const rows = await run<{ entry: Entry }[]>('readonly', ({ entries }) => entries.getAll(entriesOf(table)))
  return rows.map(({ entry }) => entry)
}

/** Writes a table and entries of its record from a place on, both or neither. */
export const write = (head: unknown, table: string, from: number, fresh: readonly unknown[]) =>
  run('readwrite', ({ tables, entries }) => {
    for (const [index, entry] of fresh.entries()) entries.put({ table, place: from + index, entry })
    return tables.put(head)
  })

export const remove = (table: string) =>
  run('readwrite', ({ tables, entries }) => {
    entries.delete(entriesOf(table))
    return tables.delete(table)
  })
