import '../table/table.css'
import './learn.css'
import type { PageUi } from '@muster/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Message } from '../shell/message.tsx'
import { pageOf } from '../shell/page-games.ts'
import { TableModel } from '../table/model.ts'
import { Table } from '../table/table.tsx'
import { layExercise } from './lay-exercise.ts'
import { LessonCard } from './lesson-card.tsx'

interface Props {
  readonly game: string
  readonly id: string
}

/** A lesson or a puzzle at a table of its own, which can be laid anew. */
export function ExerciseScreen(props: Props) {
  const [time, setTime] = useState(0)
  return <Laid key={time} {...props} onAgain={() => setTime(time + 1)} />
}

function Laid({ game, id, onAgain }: Props & { readonly onAgain: () => void }) {
  const [laid, setLaid] = useState<{ model: TableModel; ui: PageUi }>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let opened: TableModel | undefined
    let current = true
    const open = async () => {
      const ui = await pageOf(game)
      if (!current) return
      opened = new TableModel(false, ui)
      await opened.lay((engine) => layExercise(engine, game, id))
      if (current) setLaid({ model: opened, ui })
    }
    open().catch((error: Error) => current && setProblem(error.message))
    return () => {
      current = false
      opened?.close()
    }
  }, [game, id])
  if (problem) return <Message title="This lesson cannot be opened">{problem}</Message>
  if (!laid) return <Message title="Laying the table …" busy />
  return <Guided {...laid} onAgain={onAgain} />
}

function Guided({ model, ui, onAgain }: { model: TableModel; ui: PageUi; onAgain: () => void }) {
  const state = useSyncExternalStore(model.subscribe, model.get)
  if (!state?.guidance) return <Message title="Laying the table …" busy />
  const card = <LessonCard game={ui.id} model={model} of={state.guidance} onAgain={onAgain} />
  return <Table model={model} ui={ui} state={state} replay={false} teaching={undefined} lesson={card} />
}
