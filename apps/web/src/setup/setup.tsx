import '../cards/cards.css'
import './setup.css'
import type { Box, PageUi } from '@muster/ui'
import { useEffect, useState } from 'react'
import { Engine } from '../engine/client.ts'
import { boxOf } from '../shelf/boxes.ts'
import { Frame } from '../shell/frame.tsx'
import { Message } from '../shell/message.tsx'
import { pageOf } from '../shell/page-games.ts'
import { ruleAddress } from '../shell/routes.ts'
import { MainOptions } from './main-options.tsx'
import { openTable } from './open-table.ts'
import { OptionList } from './option-list.tsx'
import { optionsIn } from './options.ts'
import { ScenarioPicker } from './scenario-picker.tsx'
import { SeatSetup } from './seat-setup.tsx'
import { countsOf, scenariosFor } from './seating.ts'
import { useSetup } from './use-setup.ts'

/** Sides that are still shown one beside the other. */
const MOST_TILES = 12

/** Loads what is in the box before it can be set up. */
export function Setup({ game }: { game: string }) {
  const [loaded, setLoaded] = useState<{ ui: PageUi; box: Box }>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const engine = new Engine()
    Promise.all([pageOf(game), engine.ask('box', { game })])
      .then(([ui, box]) => setLoaded({ ui, box }))
      .catch((error: Error) => setProblem(error.message))
      .finally(() => engine.close())
  }, [game])
  if (problem) return <Message title="This game cannot be set up">{problem}</Message>
  if (!loaded) return <Message title="Opening the box …" busy />
  return <SetupForm game={game} {...loaded} />
}

function SetupForm({ game, ui, box }: { game: string; ui: PageUi; box: Box }) {
  const setup = useSetup(ui, box)
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
    openTable({ ...table, seed }).catch((error: Error) => setTrouble(error.message))
  }
  return (
    <Frame title={`Set up ${title}`}>
      <main className="page setup" data-look={game}>
        <h1>Set up {title}</h1>
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
        <div className="setup-seats">
          {plans.map((plan, seat) => (
            <SeatSetup
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              ui={ui}
              seat={seat}
              note={ui.seatNote?.(choice, seat) ?? ''}
              plan={plan}
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
          <ScenarioPicker
            ui={ui}
            scenarios={scenarios}
            twists={box.twists}
            scenario={choice.scenario}
            twist={choice.twist}
            onScenario={(scenario) => setup.change({ scenario })}
            onTwist={(twist) => setup.change({ twist })}
          />
        )}
        <OptionList
          of={optionsIn(box.options).filter(({ name }) => !mainNames.has(name))}
          chosen={choice.options}
          onChoose={setup.setOption}
        />
        <label className="field">
          <span>
            Seed <small>the same seed and the same decisions give the same game; leave it empty for a new one</small>
          </span>
          <input value={seed} maxLength={60} onChange={({ target }) => setSeed(target.value)} />
        </label>
        <div className="setup-start">
          {'problem' in made && (
            <p className="trouble" role="alert">
              {made.problem} {made.rule && <a href={ruleAddress(made.rule)}>{made.rule}</a>}
            </p>
          )}
          {trouble && (
            <p className="trouble" role="alert">
              {trouble}
            </p>
          )}
          <button type="button" className="button button-strong" aria-disabled={'problem' in made} onClick={start}>
            To the table
          </button>
        </div>
      </main>
    </Frame>
  )
}
