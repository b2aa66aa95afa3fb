import type { Box, PageUi } from '@muster/ui'
import { useEffect, useRef, useState } from 'react'
import { Engine } from '../engine/client.ts'
import { pageOf } from '../shell/page-games.ts'
import { keptLists } from '../store/lists.ts'
import type { LoadedPack } from './packs.tsx'

/** The largest file that is read as a pack. */
const LARGEST = 2_000_000

export interface OpenBox {
  readonly ui: PageUi
  readonly box: Box
  readonly packs: readonly LoadedPack[]
}

/** What lies in a game's box: its own cards, what was built and kept here, and packs that were loaded. */
export function useBox(game: string) {
  const [opened, setOpened] = useState<OpenBox>()
  const [problem, setProblem] = useState('')
  const engine = useRef<Engine>(undefined)
  useEffect(() => {
    const worker = new Engine()
    engine.current = worker
    Promise.all([pageOf(game), boxOf(worker, game, [])])
      .then(([ui, box]) => setOpened({ ui, box: withOwn(box, ui.builds), packs: [] }))
      .catch((error: Error) => setProblem(error.message))
    return () => worker.close()
  }, [game])

  /** Opens the box anew with other packs; what is wrong with one of them is thrown as a sentence. */
  const lay = async (packs: readonly LoadedPack[]) => {
    if (!engine.current || !opened) return
    const box = await boxOf(engine.current, game, packs)
    setOpened({ ...opened, box: withOwn(box, opened.ui.builds), packs })
  }
  const load = async (file: File) => {
    if (file.size > LARGEST) throw new Error(`${file.name} is too large for a pack.`)
    if (!engine.current || !opened) return
    const data = await engine.current.ask('readPack', { file: file.name, text: await file.text() })
    const pack = { name: nameOf(data) ?? file.name, data }
    await lay([...opened.packs.filter(({ name }) => name !== pack.name), pack]).catch((error: Error) => {
      throw new Error(`${file.name}: ${error.message}`)
    })
  }
  return { opened, problem, load, remove: (pack: LoadedPack) => lay(opened?.packs.filter((one) => one !== pack) ?? []) }
}

function nameOf(data: unknown): string | undefined {
  const { name } = (data ?? {}) as { name?: unknown }
  return typeof name === 'string' && name !== '' ? name : undefined
}

async function boxOf(engine: Engine, game: string, packs: readonly LoadedPack[]) {
  const box = await engine.ask('box', { game, packs: packs.map(({ data }) => data) })
  const lists = keptLists(game)
  return { box, built: lists.length > 0 ? await engine.ask('listSides', { game, lists }) : [] }
}

/** What somebody built and kept lies among the sides. */
function withOwn({ box, built }: Awaited<ReturnType<typeof boxOf>>, builds: string | undefined): Box {
  const own = { id: 'own', name: `Your ${builds}s`, text: 'Built and kept in this browser' }
  return { ...box, sides: [...box.sides, ...built.map((side) => ({ ...side, group: own }))] }
}
