import '../cards/cards.css'
import './setup.css'
import type { Box, PageUi } from '@muster/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { boxOf } from '../shelf/boxes.ts'
import { Frame } from '../shell/frame.tsx'
import { Message } from '../shell/message.tsx'
import { RuleTab } from '../shell/rule-tab.tsx'
import { Ground } from './ground.tsx'
import { MainOptions } from './main-options.tsx'
import { type NewTable, openTable } from './open-table.ts'
import { OptionList } from './option-list.tsx'
import type { LoadedPack } from './packs.tsx'
import { SeatSetup } from './seat-setup.tsx'
import { countsOf, scenariosFor } from './seating.ts'
import { summaryOf } from './summary.ts'
import { useBox } from './use-box.ts'
import { useSetup } from './use-setup.ts'

const Packs = lazy(async () => ({ default: (await import('./packs.tsx')).Packs }))

/** Sides that are still shown one beside the other. */
const MOST_TILES = 12

/** Who lays the table, where that is not this page itself: then people elsewhere may have seats. */
export interface SetupHost {
  readonly title: string
  readonly button: string
  /** What else is to be chosen. */
  readonly extra: ReactNode
  /** Throws what is refused, in words. */
  lay(table: NewTable): Promise<void>
}

/** Loads what is in the box before it can be set up. */
export function Setup({ game, host }: { game: string; host?: SetupHost }) {
  const { opened, problem, load, remove } = useBox(game)
  if (problem) return <Message title="This game cannot be set up">{problem}</Message>
  if (!opened) return <Message title="Opening the box …" busy />
  return <SetupForm game={game} host={host} {...opened} onLoad={load} onRemove={remove} />
}

interface FormProps {
  readonly game: string
  readonly host: SetupHost | undefined
  readonly ui: PageUi
  readonly box: Box
  readonly packs: readonly LoadedPack[]
  readonly onLoad: (file: File) => Promise<void>
  readonly onRemove: (pack: LoadedPack) => void
}

/** The table being laid: who sits where with what before them, the ground, and what is settled beside it. */
function SetupForm({ game, host, ui, box, packs, onLoad, onRemove }: FormProps) {
  const setup = useSetup(ui, box, host !== undefined)
  const { choice, plans } = setup
  const [seed, setSeed] = useState('')
  const [trouble, setTrouble] = useState('')
  const title = boxOf(game)?.title ?? game
  const count = choice.sides.length
  const mode = ui.modes.find(({ id }) => id === choice.mode)
  const counts = countsOf(ui, mode)
  const scenarios = mode?.picks === false ? [] : scenariosFor(box.scenarios, count)
  const mainNames = new Set(ui.mainOptions?.map(({ name }) => name))
  const made = ui.configOf(choice)
  const start = () => {
    if ('problem' in made) return
    const named = scenarios.find(({ id }) => id === choice.scenario)?.name
    const what = named ?? mode?.name ?? ''
    const table = { game, title: `${title}: ${what}`, config: made.config, count, seats: plans, names: choice.players }
    const laying = { ...table, packs: packs.map(({ data }) => data) }
    const laid = host ? host.lay(laying) : openTable({ ...laying, seed })
    laid.catch((error: Error) => setTrouble(error.message))
  }
  return (
    <Frame title={host?.title ?? `Set up ${title}`}>
      <main className="page setup" data-look={game}>
        <h1>{host?.title ?? `Set up ${title}`}</h1>
        {ui.modes.length > 1 && (
          <fieldset className="segments modes">
            <legend>What to play</legend>
            {ui.modes.map(({ id, name, text }) => (
              <button key={id} type="button" aria-pressed={choice.mode === id} onClick={() => setup.setMode(id)}>
                <b>{name}</b>
                <small>{text}</small>
              </button>
            ))}
          </fieldset>
        )}
        {counts.length > 1 && (
          <fieldset className="segments counts">
            <legend>Seats</legend>
            {counts.map((number) => (
              <button key={number} type="button" aria-pressed={number === count} onClick={() => setup.setCount(number)}>
                {number}
              </button>
            ))}
          </fieldset>
        )}
        <MainOptions of={ui.mainOptions ?? []} chosen={choice.options} onChoose={setup.setOption} />
        {ui.builds && (
          <p className="setup-build">
            <a className="button" href={`#/build/${game}`}>
              Build a {ui.builds}
            </a>
          </p>
        )}
        <div className="setup-table">
          <div className="setup-seats">
            {plans.map((plan, seat) => (
              <SeatSetup
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                key={seat}
                ui={ui}
                seat={seat}
                note={ui.seatNote?.(choice, seat) ?? ''}
                plan={plan}
                isOnline={host !== undefined}
                name={choice.players[seat] ?? ''}
                side={choice.sides[seat] ?? ''}
                sides={box.sides}
                folds={count > 2 || box.sides.length > MOST_TILES}
                onPlan={(next) => setup.setPlan(seat, next)}
                onName={(next) => setup.setName(seat, next)}
                onSide={(next) => setup.setSide(seat, next)}
              />
            ))}
          </div>
          {scenarios.length > 0 && (
            <Ground
              ui={ui}
              scenarios={scenarios}
              twists={box.twists}
              scenario={choice.scenario}
              twist={choice.twist}
              onScenario={(scenario) => setup.change({ scenario })}
              onTwist={(twist) => setup.change({ twist })}
            />
          )}
        </div>
        <OptionList
          of={box.options.filter(({ name }) => !mainNames.has(name))}
          chosen={choice.options}
          onChoose={setup.setOption}
        />
        <Suspense>
          <Packs ui={ui} loaded={packs} onLoad={onLoad} onRemove={onRemove} />
        </Suspense>
        {host?.extra ?? (
          <label className="field">
            <span>
              Seed <small>the same seed and the same decisions give the same game; leave it empty for a new one</small>
            </span>
            <input value={seed} maxLength={60} onChange={({ target }) => setSeed(target.value)} />
          </label>
        )}
        <div className="setup-start">
          <p className="setup-sum">{summaryOf(ui, box, choice, plans)}</p>
          {'problem' in made && (
            <p className="trouble" role="alert">
              {made.problem} {made.rule && <RuleTab rule={made.rule} />}
            </p>
          )}
          {trouble && (
            <p className="trouble" role="alert">
              {trouble}
            </p>
          )}
          <button type="button" className="button button-strong" aria-disabled={'problem' in made} onClick={start}>
            {host?.button ?? 'To the table'}
          </button>
        </div>
      </main>
    </Frame>
  )
}
