import type { ListBuilder, ListDrawing, ListStep } from '@muster/ui'
import { useEffect, useRef, useState } from 'react'
import { Engine } from '../engine/client.ts'
import type { Requests } from '../engine/protocol.ts'
import { type GivenList, listAddress, parseRoute } from '../shell/routes.ts'
import { makeId } from '../store/tables.ts'

/** What a game says of its lists before one is begun. */
export type Terms = Pick<ListBuilder, 'begins' | 'sizes' | 'unit'>

/** The usual size a list fits into. */
const sizeFor = ({ sizes }: Terms, { meters }: ListDrawing): number => {
  const spent = meters[0]?.value ?? 0
  return sizes.find((size) => size >= spent) ?? sizes.at(-1) ?? spent
}

/** A list under way: as the game draws it, what it may cost, what it is called, and the lists it was before. */
interface Work {
  readonly drawing: ListDrawing
  readonly size: number
  readonly name: string
  readonly before: readonly ListStep[]
}

type ListVerb = 'lists' | 'list' | 'listByLot'

/** A list that is built, step by step; the address follows it, so that nothing is lost when the page is loaded anew. */
export function useList(game: string) {
  const engine = useRef<Engine>(undefined)
  const [terms, setTerms] = useState<Terms>()
  const [work, setWork] = useState<Work>()
  const [trouble, setTrouble] = useState('')
  const ask = <Of extends ListVerb>(verb: Of, what: Omit<Requests[Of]['in'], 'game'>): Promise<Requests[Of]['out']> => {
    engine.current ??= new Engine()
    return engine.current.ask(verb, { game, ...what } as Requests[Of]['in'])
  }

  const put = (next: Work) => {
    const { drawing, size, name } = next
    setWork(next)
    history.replaceState(history.state, '', listAddress(game, { code: drawing.code, size, name }))
  }

  /** Shows a list in the place of the one before; what the engine refuses is said, and nothing changes. */
  const show = async (step: ListStep, part: Partial<Pick<Work, 'size' | 'name' | 'before'>> = {}) => {
    try {
      setTrouble('')
      const known = terms ?? (await ask('lists', {}))
      const size = part.size ?? work?.size ?? known.sizes[0] ?? 0
      const drawing = await ask('list', { ...step, size })
      put({ drawing, size, name: part.name ?? work?.name ?? '', before: part.before ?? [] })
      return drawing
    } catch (error) {
      setTrouble((error as Error).message)
      return undefined
    }
  }

  /** Opens a list whose size may not be known: then it has the usual one it fits into. */
  const open = async ({ code, size, name }: GivenList) => {
    const known = terms ?? (await ask('lists', {}))
    const drawing = await show({ code }, { size: size ?? known.sizes.at(-1) ?? 0, name })
    if (drawing && size === undefined) await show({ code }, { size: sizeFor(known, drawing), name })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is followed from the first list to the last
  useEffect(() => {
    const follow = () => {
      const route = parseRoute(location.hash)
      if (route.at !== 'build') return
      if (route.list) void open(route.list)
      else setWork(undefined)
    }
    ask('lists', {}).then(setTerms, (error: Error) => setTrouble(error.message))
    follow()
    addEventListener('hashchange', follow)
    return () => {
      removeEventListener('hashchange', follow)
      engine.current?.close()
      engine.current = undefined
    }
  }, [game])

  const before = work ? [...work.before, { code: work.drawing.code, entry: work.drawing.entry }] : []
  return {
    terms,
    work,
    trouble,
    open,
    /** Goes on to another list; the one before is kept for going back. */
    take: (step: ListStep) => void show(step, { before }),
    look: (entry: string) => work && void show({ code: work.drawing.code, entry }, { before: work.before }),
    resize: (size: number) => work && void show(work.drawing, { size, before: work.before }),
    rename: (name: string) => work && put({ ...work, name }),
    undo: () => {
      const last = work?.before.at(-1)
      if (last) void show(last, { before: work?.before.slice(0, -1) ?? [] })
    },
    /** Puts it aside, to begin with another. */
    leave: () => {
      history.replaceState(history.state, '', `#/build/${game}`)
      setWork(undefined)
    },
    byLot: async (begin: string, size: number) => {
      const code = await ask('listByLot', { begin, size, lots: makeId() })
      await show({ code }, { size, before })
    },
  }
}

export type ListAtWork = ReturnType<typeof useList>
