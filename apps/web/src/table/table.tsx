import type { ShownOption } from '@muster/table'
import type { PageUi } from '@muster/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Board } from '../board/board.tsx'
import { useChoice } from '../questions/use-choice.ts'
import { announce } from '../shell/announce.ts'
import { playSounds } from '../sound/sounds.ts'
import { DiceTray } from './dice-tray.tsx'
import { EndPanel } from './end-panel.tsx'
import { HandOver } from './hand-over.tsx'
import { LogPanel } from './log-panel.tsx'
import type { TableModel, TableState } from './model.ts'
import { OddsCard } from './odds-card.tsx'
import { Prompt } from './prompt.tsx'
import { SeatPanel } from './seat-panel.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { TopBar } from './top-bar.tsx'
import { useKeys } from './use-keys.ts'
import { type Refused, WhyNot } from './why-not.tsx'

export type Drawer = 'none' | 'seats' | 'log'

interface Props {
  readonly model: TableModel
  readonly ui: PageUi
  readonly state: TableState
  readonly replay: boolean
}

/** The table: board in the middle, seats and log at its sides, one prompt below. */
export function Table({ model, ui, state, replay }: Props) {
  const { standing, kept, viewer, fresh, beat } = state
  const { scene, result } = standing
  const asked = model.asked
  const people = kept.seats.filter(({ kind }) => kind === 'person').length
  /** Around one screen the board stays as it lies. */
  const drawing = useMemo(
    () => scene.board && (people > 1 ? { ...scene.board, turned: false } : scene.board),
    [scene.board, people],
  )
  const choosing = useChoice(ui, scene, asked, standing.decisions, (choice) => void model.answer(choice))
  const [preview, setPreview] = useState<{ option: ShownOption; at: DOMRect }>()
  const [refused, setRefused] = useState<Refused>()
  const [trail, setTrail] = useState<string>()
  const [lit, setLit] = useState<readonly string[]>([])
  const [drawer, setDrawer] = useState<Drawer>('none')
  const [help, setHelp] = useState(false)
  const [ended, setEnded] = useState(!replay)
  const board = useRef<SVGSVGElement>(null)
  const events = useMemo(() => fresh.map(({ event }) => event), [fresh])
  const moments = useMemo(() => ui.moments(events), [ui, events])
  const rolls = useMemo(() => ui.rolls(events), [ui, events])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each beat is told once
  useEffect(() => {
    setPreview(undefined)
    setTrail(undefined)
    setRefused(undefined)
    for (const { text } of fresh.slice(-6)) announce(text)
    if (asked) announce(`${kept.names[asked.seat]}: ${asked.text}`)
    playSounds(events)
  }, [beat])

  useEffect(() => {
    document.title = `${asked ? 'Your decision' : kept.title} · Muster`
  }, [asked, kept.title])

  const whyNot = async (ref: string, at: DOMRect | undefined) => {
    const all = await model.why()
    const reasons = all.filter(({ refs }) => refs.includes(ref))
    if (reasons.length > 0) setRefused({ ref, reasons, at })
    const [first] = reasons
    if (first) announce(`Not possible: ${first.text}, ${first.rule}`)
  }
  const rectOf = (ref: string) =>
    board.current?.querySelector(`[data-ref="${CSS.escape(ref)}"]`)?.getBoundingClientRect()
  const pick = (ref: string) => {
    setRefused(undefined)
    if (!choosing || choosing.point(ref)) return
    const cell = scene.board?.pieces.find(({ id }) => id === ref)?.cell
    if (cell && choosing.targets.has(cell) && choosing.point(cell)) return
    void whyNot(ref, rectOf(ref))
  }
  const hover = (ref: string | undefined, at?: DOMRect) => {
    const found = choosing?.options.filter(({ option, look }) => look.onBoard && ref && option.refs.includes(ref)) ?? []
    const option = found.find(({ look }) => look.strong)?.option
    setPreview(option && at ? { option, at } : undefined)
    setTrail(found.some(({ look }) => look.place) ? ref : undefined)
  }
  useKeys({
    choosing,
    model,
    state,
    board,
    help: () => setHelp((shown) => !shown),
    away: help || state.handOver !== undefined,
  })

  return (
    <div
      className="table"
      data-look={ui.id}
      data-drawer={drawer}
      data-seat={viewer}
      data-busy={state.answering || undefined}
      data-over={result ? true : undefined}
    >
      <TopBar ui={ui} state={state} replay={replay} drawer={drawer} onDrawer={setDrawer} onHelp={() => setHelp(true)} />
      <aside className="seats" aria-label="Seats">
        {scene.seats.map((seat) => (
          <SeatPanel
            key={seat.seat}
            of={seat}
            ui={ui}
            scene={scene}
            plan={kept.seats[seat.seat]}
            mine={seat.seat === viewer}
            targets={choosing?.targets ?? new Map()}
            onPick={pick}
            onLight={setLit}
          />
        ))}
      </aside>
      <main className="middle" aria-label="Board">
        <h1 className="unseen">{`${kept.title}, ${scene.round}`}</h1>
        {scene.board ? (
          <Board
            ui={ui}
            drawing={drawing ?? scene.board}
            targets={choosing?.targets ?? new Map()}
            lit={preview ? [...lit, ...preview.option.refs] : lit}
            trail={trail}
            aim={preview?.option.refs[0]}
            moments={moments}
            beat={beat}
            onPick={pick}
            onHover={hover}
            onSay={announce}
            boardRef={board}
          />
        ) : (
          <ui.Interlude of={scene} />
        )}
        {result && ended && state.at === undefined && (
          <EndPanel model={model} state={state} replay={replay} onClose={() => setEnded(false)} />
        )}
      </main>
      <DiceTray rolls={rolls} beat={beat} names={kept.names} />
      <LogPanel model={model} state={state} replay={replay} onLight={setLit} />
      <Prompt
        ui={ui}
        model={model}
        state={state}
        replay={replay}
        choosing={choosing}
        onPreview={(option, at) => setPreview(option && at ? { option, at } : undefined)}
        onResult={() => setEnded(true)}
      />
      {preview && (
        <OddsCard
          key={preview.option.key}
          ui={ui}
          scene={scene}
          model={model}
          option={preview.option}
          at={preview.at}
        />
      )}
      {refused && <WhyNot of={refused} onClose={() => setRefused(undefined)} />}
      {state.handOver !== undefined && (
        <HandOver name={kept.names[state.handOver] ?? ''} onReady={() => model.takeOver()} />
      )}
      {help && <Shortcuts onClose={() => setHelp(false)} />}
    </div>
  )
}
