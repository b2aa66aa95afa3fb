import type { PageUi, Scene, Subject } from '@muster/ui'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Board } from '../board/board.tsx'
import { cellUnder } from '../board/lay.ts'
import { type CardTable, refOf, type Zoomed } from '../cards/card-spot.tsx'
import { CardZoom } from '../cards/card-zoom.tsx'
import { Commons, CommonsInDrawer } from '../cards/commons.tsx'
import { Stack } from '../cards/stack.tsx'
import { Hand } from '../cards/zones.tsx'
import { meantBy, subjectOf, subjectsOf } from '../questions/narrow.ts'
import type { Preview } from '../questions/preview.ts'
import { useChoice } from '../questions/use-choice.ts'
import { announce, hush } from '../shell/announce.ts'
import { playSounds } from '../sound/play-sounds.ts'
import { DiceTray } from './dice-tray.tsx'
import { HandOver } from './hand-over.tsx'
import { LogPanel } from './log-panel.tsx'
import type { TableModel } from './model.ts'
import { OddsCard } from './odds-card.tsx'
import { OwnSeat } from './orders.tsx'
import { Prompt } from './prompt.tsx'
import { NO_CONCERN, type Refused } from './refused.ts'
import { SeatPanel } from './seat-panel.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { peopleOf, type TableState } from './state.ts'
import { TakeBack } from './take-back.tsx'
import { TopBar } from './top-bar.tsx'
import { useKeys } from './use-keys.ts'
import { useOverlays } from './use-overlays.ts'

/** Seen now and then. */
const EndPanel = lazy(async () => ({ default: (await import('./end-panel.tsx')).EndPanel }))
const WhyNot = lazy(async () => ({ default: (await import('./why-not.tsx')).WhyNot }))

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
  const people = peopleOf(kept).length
  const traces = useMemo(() => ui.traces?.(state.log.map(({ event }) => event)) ?? [], [ui, state.log])
  /** Around one screen the board stays as it lies. */
  const drawing = useMemo(
    () =>
      scene.board && {
        ...scene.board,
        marks: [...traces, ...scene.board.marks],
        turned: people > 1 ? false : scene.board.turned,
      },
    [scene.board, traces, people],
  )
  const choosing = useChoice(
    ui,
    scene,
    asked,
    standing.decisions,
    (choice) => model.answer(choice),
    (drawn) => model.judge(drawn),
  )
  const plan = choosing?.plan
  const [preview, setPreview] = useState<Preview>()
  const [pointed, setPointed] = useState<readonly Subject[]>([])
  const [zoomed, setZoomed] = useState<Zoomed>()
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
    setPointed([])
    setZoomed(undefined)
    setTrail(undefined)
    setRefused(undefined)
    for (const { event, text } of fresh.slice(-6)) if (!ui.isMinor?.(event)) announce(text)
    if (asked) announce(`${kept.names[asked.seat]}: ${asked.text}`)
    void playSounds(events, ui.sounds)
  }, [beat])

  const isCovered = state.handOver !== undefined || state.request !== undefined
  useEffect(() => {
    if (isCovered) hush()
    announce(state.notice)
  }, [isCovered, state.notice])

  useEffect(() => {
    document.title = `${asked ? 'Your decision' : kept.title} · Muster`
  }, [asked, kept.title])

  /** Nothing lies over the result, whichever drawer the game was ended from. */
  useEffect(() => {
    if (kept.over) setDrawer('none')
  }, [kept.over])

  const whyNot = async (ref: string, at: DOMRect | undefined) => {
    const all = await model.why()
    const reasons = all.flatMap((refusal) => {
      const look = asked && ui.optionLook(asked, { ...refusal, text: refusal.key })
      return look && (look.refs ?? refusal.refs).includes(ref) ? [{ ...refusal, look }] : []
    })
    if (!asked) return
    setRefused({ question: asked, reasons, at })
    const [first] = reasons
    announce(first ? `Not possible: ${first.text}, ${first.rule}` : `Not possible: ${NO_CONCERN}`)
  }
  const rectOf = (ref: string) =>
    document
      .querySelector(`.board [data-ref="${CSS.escape(ref)}"], [data-card="${CSS.escape(ref)}"]`)
      ?.getBoundingClientRect()
  const pick = (ref: string) => {
    setRefused(undefined)
    if (!choosing || choosing.point(ref)) return
    const piece = scene.board?.pieces.find(({ id }) => id === ref)
    const cell = piece && cellUnder(piece)
    if (cell !== undefined && choosing.targets.has(cell) && choosing.point(cell)) return
    void whyNot(ref, rectOf(ref))
  }
  const hover = (ref: string | undefined, at?: DOMRect) => {
    const found = ref && choosing?.targets.has(ref) ? meantBy(choosing.options, choosing.narrowing, ref) : []
    const [of] = found.filter(({ look }) => look.strong)
    setPreview(of && at ? { of, choice: of.option.key, at } : undefined)
    setPointed(ref ? subjectsOf(ref, found) : [])
    setTrail(found.some(({ look }) => look.walks) ? ref : undefined)
  }
  const zoom = (next: Zoomed | undefined) => {
    setZoomed(next)
    setPointed(next ? [{ ref: refOf(next.card) }] : [])
  }
  useKeys({ choosing, model, board, help: () => setHelp(true) })

  const targets = choosing?.targets ?? NO_TARGETS
  const overlays = useOverlays(
    model,
    beat,
    preview ? [subjectOf(preview.of)] : plan ? [{ drawn: plan.way }, ...pointed] : pointed,
  )
  const hands = scene.zones.filter(({ kind, seat }) => kind === 'hand' && seat !== undefined && seat === viewer)
  const cards: CardTable = { ui, targets, onPick: pick, onZoom: zoom, onLight: setLit }
  return (
    <div
      className="table"
      data-look={ui.id}
      data-drawer={drawer}
      data-seat={viewer}
      data-hand={hands.length > 0 || undefined}
      data-tray={hands.length > 0 || ui.fewDice ? 'floats' : undefined}
      data-busy={state.busy || undefined}
      data-over={result ? true : undefined}
    >
      <TopBar ui={ui} state={state} replay={replay} drawer={drawer} onDrawer={setDrawer} onHelp={() => setHelp(true)} />
      <aside className="seats" aria-label="Seats">
        {fromViewer(scene, viewer).map((seat) => (
          <SeatPanel
            key={seat.seat}
            of={seat}
            scene={scene}
            plan={kept.seats[seat.seat]}
            mine={seat.seat === viewer}
            folds={scene.seats.length > 2}
            {...cards}
          >
            {seat.seat === viewer && !replay && <OwnSeat ui={ui} model={model} state={state} seat={seat.seat} />}
          </SeatPanel>
        ))}
        <CommonsInDrawer scene={scene} {...cards} />
      </aside>
      <main className="middle" aria-label="Board">
        <h1 className="unseen">{`${kept.title}, ${scene.round}`}</h1>
        {drawing ? (
          <Board
            ui={ui}
            drawing={drawing}
            targets={targets}
            plan={plan}
            lit={preview ? [...lit, ...preview.of.refs] : lit}
            overlays={overlays}
            trail={trail}
            aim={preview?.of.look.strong ? preview.of.refs.at(-1) : undefined}
            moments={moments}
            beat={beat}
            onPick={pick}
            onHover={hover}
            onSay={announce}
            boardRef={board}
          />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
          <section className="interlude" aria-label="No board is laid" tabIndex={0}>
            <ui.Interlude of={scene} />
          </section>
        )}
        {result && ended && state.at === undefined && (
          <Suspense>
            <EndPanel ui={ui} model={model} state={state} replay={replay} onClose={() => setEnded(false)} />
          </Suspense>
        )}
      </main>
      <DiceTray rolls={rolls} beat={beat} decisions={standing.decisions} names={kept.names} />
      {scene.stack && <Stack of={scene.stack} names={kept.names} {...cards} />}
      <Commons scene={scene} {...cards} />
      <LogPanel ui={ui} model={model} state={state} replay={replay} onLight={setLit} />
      <Prompt
        ui={ui}
        model={model}
        state={state}
        replay={replay}
        choosing={choosing}
        onPreview={setPreview}
        onResult={ended ? undefined : () => setEnded(true)}
      />
      {hands.length > 0 && <Hand of={hands} {...cards} />}
      {preview && <OddsCard key={preview.of.option.key} ui={ui} scene={scene} model={model} of={preview} />}
      {zoomed && <CardZoom ui={ui} model={model} of={zoomed} options={choosing?.options ?? []} />}
      <Suspense>{refused && <WhyNot of={refused} onClose={() => setRefused(undefined)} />}</Suspense>
      {state.handOver !== undefined && <HandOver model={model} state={state} />}
      {state.request && <TakeBack model={model} state={state} of={state.request} />}
      {help && <Shortcuts onClose={() => setHelp(false)} />}
    </div>
  )
}

const NO_TARGETS: CardTable['targets'] = new Map()

/** The viewer's own seat first, the others as they follow it. */
function fromViewer({ seats }: Scene, viewer: number | undefined): Scene['seats'] {
  const first = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === viewer),
  )
  return [...seats.slice(first), ...seats.slice(0, first)]
}
