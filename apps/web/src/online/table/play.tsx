import type { PageUi } from '@muster/ui'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { SeatPlan, TableEngine } from '../../engine/protocol.ts'
import { boxOf } from '../../shelf/boxes.ts'
import { Message } from '../../shell/message.tsx'
import { pageOf } from '../../shell/page-games.ts'
import type { KeptTable } from '../../store/tables.ts'
import { Extras, type TableExtras } from '../../table/extras.ts'
import { TableModel } from '../../table/model.ts'
import type { TableState } from '../../table/state.ts'
import { Table } from '../../table/table.tsx'
import type { Me } from '../api.ts'
import type { OnlineTable } from '../online-table.ts'
import type { TableLine } from '../table-line.ts'
import { Chat } from './chat.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { OnlineMenu } from './menu.tsx'
import { Notes } from './notes.tsx'
import { OrdersButton } from './orders.tsx'
import { Over } from './over.tsx'
import { RunningClock, SeatNote } from './seat-line.tsx'
import { TextTable } from './text-table.tsx'

interface Props {
  readonly table: OnlineTable
  readonly line: TableLine
  readonly me: Me
}

const plansOf = ({ seats, viewer }: TableLine): SeatPlan[] =>
  seats.map(({ seat }) => ({ kind: seat === viewer ? 'person' : 'elsewhere' }))

/** A match as the page keeps a table: without its record, which the server has. */
function keptOf(line: TableLine, isOver: boolean): KeptTable {
  const { match, about, seats } = line
  const { game, rules, content, packs, config, commitment, contributions } = about
  const record = { format: 'muster-record/2', game, rules, content, packs, config, seats: seats.length } as const
  return {
    id: match,
    match,
    game,
    title: boxOf(game)?.title ?? game,
    seats: plansOf(line),
    names: seats.map(({ name }) => name),
    record: { ...record, commitment, contributions, answers: [] },
    at: Date.now(),
    over: isOver,
    outcome: '',
  }
}

/** A match under way or over, on the same table every game is played on. */
export function OnlinePlay(props: Props) {
  const { table, line } = props
  const [laid, setLaid] = useState<{ model: TableModel; ui: PageUi }>()
  const [problem, setProblem] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table is laid once for a viewer
  useEffect(() => {
    let current = true
    let model: TableModel | undefined
    const lay = async () => {
      const ui = await pageOf(line.about.game)
      if (!current) return
      const engine: TableEngine = { ask: (verb, given, tell) => table.ask(verb, given, tell), close: () => {} }
      const made = new TableModel(false, ui, engine)
      model = made
      table.onReport = (report) => made.push(report)
      await made.lay(async () => keptOf(line, table.last?.table.result !== null))
      if (current) setLaid({ model: made, ui })
    }
    lay().catch((error: Error) => current && setProblem(error.message))
    return () => {
      current = false
      table.onReport = () => {}
      model?.close()
    }
  }, [table])
  if (problem) return <Message title="This table cannot be shown">{problem}</Message>
  if (!laid) return <Message title="Laying the table …" busy />
  return <Laid {...props} {...laid} />
}

function Laid({ table, line, me, model, ui }: Props & { model: TableModel; ui: PageUi }) {
  const state = useSyncExternalStore(model.subscribe, model.get)
  const names = line.seats.map(({ name }) => name).join('\n')
  /** Whoever sits down or is called otherwise is so on the table too. */
  useEffect(() => {
    const kept = model.get()?.kept
    if (kept && kept.names.join('\n') !== names) model.tell({ kept: { ...kept, names: names.split('\n') } })
  }, [model, names])
  const extras = useExtras({ table, line, me, model, state })
  if (!state) return <Message title="Laying the table …" busy />
  if (!table.isDrawn) return <TextTable model={model} state={state} line={line} notes={extras.notes} />
  return (
    <Extras value={extras}>
      <Table model={model} ui={ui} state={state} replay={false} teaching={undefined} />
    </Extras>
  )
}

interface ExtrasProps extends Props {
  readonly model: TableModel
  readonly state: TableState | undefined
}

/** What a table online has beside what every table has. */
function useExtras({ table, line, me, model, state }: ExtrasProps): TableExtras {
  return useMemo(() => {
    if (!state) return {}
    const botOf = (seat: number) => {
      const by = state.standing.answering[seat]
      return by?.by === 'bot' && line.seats[seat]?.kind === 'person' ? by.level : undefined
    }
    const own = { table, line, state }
    return {
      home: { href: '#/online/mine', name: 'To my games' },
      top: (
        <>
          <RunningClock line={line} />
          <Chat table={table} line={line} me={me.account?.id} />
        </>
      ),
      seat: (seat) => <SeatNote line={line} seat={seat} bot={botOf(seat)} />,
      notes: <Notes {...own} />,
      menu: <OnlineMenu {...own} />,
      waiting: <Elsewhere {...own} />,
      asked: line.about.pace.kind === 'by-turns' ? <OrdersButton {...own} model={model} /> : undefined,
      over: <Over {...own} />,
      takeBack: 'The others at the table are asked whether they agree; bots always do.',
    }
  }, [table, line, me, model, state])
}
