/** Numbers by rank, the lowest first; of equal rank the one that came first. */
export type Heap = { readonly ranks: number[]; readonly items: number[] }

export function makeHeap(): Heap {
  return { ranks: [], items: [] }
}

/** Items are numbered as they come, so that their own order settles ties. */
function isBefore({ ranks, items }: Heap, a: number, b: number): boolean {
  const one = ranks[a] as number
  const other = ranks[b] as number
  return one < other || (one === other && (items[a] as number) < (items[b] as number))
}

function swap({ ranks, items }: Heap, a: number, b: number): void {
  const rank = ranks[a] as number
  const item = items[a] as number
  ranks[a] = ranks[b] as number
  items[a] = items[b] as number
  ranks[b] = rank
  items[b] = item
}

export function pushItem(heap: Heap, rank: number, item: number): void {
  let at = heap.items.length
  heap.ranks.push(rank)
  heap.items.push(item)
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isBefore(heap, at, parent)) return
    swap(heap, at, parent)
    at = parent
  }
}

export function popItem(heap: Heap): number | undefined {
  const first = heap.items[0]
  if (first === undefined) return undefined
  swap(heap, 0, heap.items.length - 1)
  heap.items.pop()
  heap.ranks.pop()
  const size = heap.items.length
  for (let at = 0; ; ) {
    let next = at
    const left = 2 * at + 1
    if (left < size && isBefore(heap, left, next)) next = left
    if (left + 1 < size && isBefore(heap, left + 1, next)) next = left + 1
    if (next === at) return first
    swap(heap, at, next)
    at = next
  }
}
