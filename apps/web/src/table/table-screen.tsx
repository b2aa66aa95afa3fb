import './table.css'
import type { PageUi, Teaching } from '@muster/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Message } from '../shell/message.tsx'
import { pageOf } from '../shell/page-games.ts'
import { findTable } from '../store/tables.ts'
import { areNotesWanted } from '../teach/notes.ts'
import { TableModel } from './model.ts'
import { Table } from './table.tsx'

/** Finds a kept table, opens it in a worker, and lays it out. */
export function TableScreen({ id, replay }: { id: string; replay: boolean }) {
  const [model, setModel] = useState<TableModel>()
  const [ui, setUi] = useState<PageUi>()
  const [teaching, setTeaching] = useState<Teaching>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let opened: TableModel | undefined
    let current = true
    const open = async () => {
      const kept = await findTable(id)
      const page = await pageOf(kept.game)
      if (!current) return
      opened = new TableModel(replay, page)
      const [told] = await Promise.all([areNotesWanted() ? page.teaching?.() : undefined, opened.open(kept)])
      if (!current) return
      setTeaching(told)
      setUi(page)
      setModel(opened)
    }
    open().catch((error: Error) => current && setProblem(error.message))
    return () => {
      current = false
      opened?.close()
    }
  }, [id, replay])
  if (problem)
    return <Message title="This table cannot be opened">{problem} Your other games are where you left them.</Message>
  if (!model || !ui) return <Message title="Laying the table …" busy />
  return <Opened model={model} ui={ui} replay={replay} teaching={teaching} />
}

interface OpenedProps {
  readonly model: TableModel
  readonly ui: PageUi
  readonly replay: boolean
  readonly teaching: Teaching | undefined
}

function Opened({ model, ...table }: OpenedProps) {
  const state = useSyncExternalStore(model.subscribe, model.get)
  if (!state) return <Message title="Laying the table …" busy />
  return <Table model={model} state={state} {...table} />
}
