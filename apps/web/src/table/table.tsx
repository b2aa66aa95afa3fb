import type { Seat } from '@muster/table'
import type { PageUi, Scene, Step, Teaching } from '@muster/ui'
import { lazy, type ReactNode, Suspense, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { Board } from '../board/board.tsx'
import type { Camera } from '../board/camera.ts'
import type { CardTable } from '../cards/card-spot.tsx'
import { Commons, CommonsInDrawer } from '../cards/commons.tsx'
import { Stack } from '../cards/stack.tsx'
import { Hand } from '../cards/zones.tsx'
import { subjectOf } from '../questions/narrow.ts'
import { useChoice } from '../questions/use-choice.ts'
import { Wanted, wantedOf } from '../questions/wanted.ts'
import { announce, hush } from '../shell/announce.ts'
import { playSounds } from '../sound/play-sounds.ts'
import { asYou } from './as-you.ts'
import { Covers, type Help } from './covers.tsx'
import { DiceTray, lastRolls } from './dice-tray.tsx'
import { Extras } from './extras.ts'
import { GoalLine } from './goal-line.tsx'
import { LogPanel } from './log-panel.tsx'
import type { TableModel } from './model.ts'
import { callSeat, nameOfYou } from './names.ts'
import { closeOpened } from './opened.ts'
import { StandingOrders } from './orders.tsx'
import { Prompt } from './prompt.tsx'
import { SeatPanel } from './seat-panel.tsx'
import { peopleOf, type TableState } from './state.ts'
import { Stepper } from './stepper.tsx'
import { TopBar } from './top-bar.tsx'
import { useDrawer } from './use-drawer.ts'
import { useKeys } from './use-keys.ts'
import { useOverlays } from './use-overlays.ts'
import { usePointingAt } from './use-pointing-at.ts'
import { useRecap } from './use-recap.ts'
import { useRuleSheet } from './use-rule-sheet.tsx'
import { useTight } from './use-tight.ts'
import { useTold } from './use-told.ts'

/** Seen now and then. */
const Banner = lazy(async () => ({ default: (await import('./banner.tsx')).Banner }))
const EndPanel = lazy(async () => ({ default: (await import('./end-panel.tsx')).EndPanel }))
const RecapPanel = lazy(async () => ({ default: (await import('./recap-panel.tsx')).RecapPanel }))
const Pointed = lazy(async () => ({ default: (await import('./pointed.tsx')).Pointed }))

interface Props {
  readonly model: TableModel
  readonly ui: PageUi
  readonly state: TableState
  readonly replay: boolean
  readonly teaching: Teaching | undefined
  /** The card of a lesson or a puzzle. */
  readonly lesson?: ReactNode
}

/** The table: board in the middle, seats and log at its sides, one prompt below. */
export function Table({ model, ui, state: known, replay, teaching, lesson }: Props) {
  const state = useTold(known)
  const { standing, kept, viewer, fresh, beat } = state
  const { scene, result } = standing
  const asked = model.asked
  const nameOf = (seat: Seat) => callSeat(state, seat)
  const people = peopleOf(kept).length
  const extras = useContext(Extras)
  const traces = useMemo(() => ui.traces?.(state.log.map(({ event }) => event)) ?? [], [ui, state.log])
  /** Around one screen the board stays as it lies. */
  const you = nameOfYou(state)
  const drawing = useMemo(
    () =>
      scene.board && {
        ...scene.board,
        pieces: scene.board.pieces.map((piece) => ({
          ...piece,
          badges: piece.badges.map((badge) => ({ ...badge, name: asYou(badge.name, you) })),
        })),
        marks: [...traces, ...scene.board.marks],
        turned: people > 1 ? false : scene.board.turned,
      },
    [scene.board, traces, people, you],
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
  const wanted = wantedOf(choosing?.options ?? [], state.guidance?.wanted ?? [])
  const recap = useRecap(ui, state, asked !== undefined)
  const [camera, setCamera] = useState<Camera>()
  const at = usePointingAt(ui, model, state, choosing)
  const { preview } = at
  const [lit, setLit] = useState<readonly string[]>([])
  const [drawer, setDrawer] = useDrawer()
  const [help, setHelp] = useState<Help>()
  const [ended, setEnded] = useState(!replay)
  const board = useRef<SVGSVGElement>(null)
  const events = useMemo(() => fresh.map(({ event }) => event), [fresh])
  const moments = useMemo(() => ui.moments(events), [ui, events])
  const rolls = useMemo(() => ui.rolls(events), [ui, events])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each beat is told once
  useEffect(() => {
    at.forget()
    closeOpened()
    for (const { event, text } of fresh.slice(-6)) if (!ui.isMinor?.(event)) announce(text)
    if (asked) announce(`${nameOf(asked.seat)}: ${asked.text}`)
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
  }, [kept.over, setDrawer])

  /** Help that is opened takes the place of the menu it was asked for in. */
  useEffect(() => {
    if (help) closeOpened()
  }, [help])

  const rules = useRuleSheet()
  const close = () => {
    const was = rules.isOpen || drawer !== 'none'
    if (rules.isOpen) rules.close()
    else setDrawer('none')
    return was
  }
  useKeys({ choosing, model, board, help: () => setHelp('keys'), close })

  /** Where the log is a drawer, whoever looks at a replay steps through it beside the board. */
  const stepsBelow = useTight() && replay
  const steps = <Stepper ui={ui} model={model} state={state} replay={replay} />
  const targets = choosing?.targets ?? NO_TARGETS
  const overlays = useOverlays(
    model,
    beat,
    preview ? [subjectOf(preview.of)] : plan ? [{ drawn: plan.way }, ...at.pointed] : at.pointed,
  )
  const hands = scene.zones.filter(({ kind, seat }) => kind === 'hand' && seat !== undefined && seat === viewer)
  const cards: CardTable = { ui, targets, onPick: at.pick, onZoom: at.zoom, onLight: setLit }
  return (
    <div
      className="table"
      data-look={ui.id}
      data-drawer={drawer}
      data-seat={viewer}
      data-hand={hands.length > 0 || undefined}
      data-facing={(scene.seats.length === 2 && !ui.together) || undefined}
      data-tray={hands.length > 0 || ui.fewDice ? 'floats' : undefined}
      data-learning={lesson ? true : undefined}
      data-busy={state.busy || undefined}
      data-over={result ? true : undefined}
      onClickCapture={rules.onClickCapture}
    >
      <TopBar
        ui={ui}
        model={model}
        state={state}
        replay={replay}
        drawer={drawer}
        onDrawer={setDrawer}
        onHelp={() => setHelp('keys')}
        onHowTo={() => setHelp('how-to')}
        onRules={() => rules.show(ui.id, asked?.rule ?? '')}
        camera={camera}
      />
      {scene.goal && <GoalLine of={scene.goal} nameOf={nameOf} />}
      <aside className="seats" aria-label="Seats">
        {fromViewer(scene, viewer).map((seat) => (
          <SeatPanel
            key={seat.seat}
            of={seat}
            scene={scene}
            plan={kept.seats[seat.seat]}
            player={nameOf(seat.seat)}
            mine={seat.seat === viewer}
            folds={!ui.wholeSeats && scene.seats.length > 2}
            {...cards}
          >
            {ui.orders && seat.seat === viewer && !replay && (
              <StandingOrders offers={ui.orders} model={model} seat={seat.seat} />
            )}
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
            lit={[...lit, ...wanted.refs, ...(preview?.of.refs ?? []), ...(state.taken?.refs ?? [])]}
            overlays={overlays}
            recap={recap.shown === 'no' ? NO_STEPS : (recap.of?.steps ?? NO_STEPS)}
            trail={at.trail}
            aim={preview?.of.look.strong ? preview.of.refs.at(-1) : undefined}
            moments={moments}
            beat={beat}
            onPick={at.pick}
            onHover={at.hover}
            onSay={announce}
            boardRef={board}
            onCamera={setCamera}
          />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
          <section className="interlude" aria-label="No board is laid" tabIndex={0}>
            <Suspense>
              <ui.Interlude of={scene} />
            </Suspense>
          </section>
        )}
        <Suspense>
          <Banner ui={ui} state={state} />
        </Suspense>
        {extras.notes}
        {result && ended && !lesson && state.at === undefined && (
          <Suspense>
            <EndPanel ui={ui} model={model} state={state} replay={replay} onClose={() => setEnded(false)} />
          </Suspense>
        )}
      </main>
      <DiceTray
        rolls={rolls}
        beat={beat}
        decisions={standing.decisions}
        nameOf={nameOf}
        before={lastRolls(ui, state.log)}
      />
      {scene.stack && <Stack of={scene.stack} nameOf={nameOf} tell={(text) => asYou(text, you)} {...cards} />}
      <Commons scene={scene} {...cards} />
      <LogPanel ui={ui} state={state} onLight={setLit}>
        {!stepsBelow && steps}
      </LogPanel>
      <Suspense>
        {recap.of && <RecapPanel of={recap.of} shown={recap.shown} model={model} onClose={recap.toggle} />}
      </Suspense>
      <Wanted value={wanted.names}>
        <Prompt
          ui={ui}
          model={model}
          state={state}
          replay={replay}
          choosing={choosing}
          onPreview={at.setPreview}
          recap={recap.of}
          onRecap={recap.toggle}
          teaching={teaching}
          lesson={lesson}
          steps={stepsBelow && steps}
          onResult={ended || lesson ? undefined : () => setEnded(true)}
        />
      </Wanted>
      {hands.length > 0 && <Hand of={hands} {...cards} />}
      <Suspense>
        {(preview || at.zoomed || at.refused) && (
          <Pointed ui={ui} model={model} scene={scene} choosing={choosing} at={at} />
        )}
      </Suspense>
      {rules.sheet}
      <Covers ui={ui} model={model} state={state} help={help} onHelp={setHelp} />
    </div>
  )
}

const NO_STEPS: readonly Step[] = []
const NO_TARGETS: CardTable['targets'] = new Map()

/** The viewer's own seat first, the others as they follow it. */
function fromViewer({ seats }: Scene, viewer: number | undefined): Scene['seats'] {
  const first = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === viewer),
  )
  return [...seats.slice(first), ...seats.slice(0, first)]
}
