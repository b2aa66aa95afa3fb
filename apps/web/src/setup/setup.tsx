import './setup.css'
import type { Box, PageUi } from '@muster/ui'
import { useEffect, useState } from 'react'
import { Engine } from '../engine/client.ts'
import type { SeatPlan } from '../engine/protocol.ts'
import { settings } from '../settings/settings.ts'
import { boxOf } from '../shelf/boxes.ts'
import { Frame } from '../shell/frame.tsx'
import { Message } from '../shell/message.tsx'
import { pageOf } from '../shell/page-games.ts'
import { ruleAddress } from '../shell/routes.ts'
import { openTable } from './open-table.ts'
import { OptionList } from './option-list.tsx'
import { optionsIn } from './options.ts'
import { ScenarioPicker } from './scenario-picker.tsx'
import { SeatSetup } from './seat-setup.tsx'

const ID = ['recruit', 'veteran']

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
  const [mode, setMode] = useState(ui.quick.mode)
  const [seats, setSeats] = useState<readonly SeatPlan[]>([{ kind: 'person' }, { kind: 'bot', level: 'veteran' }])
  const [names, setNames] = useState<readonly string[]>([settings().name, 'Veteran bot'])
  const [sides, setSides] = useState(ui.quick.sides)
  const [scenario, setScenario] = useState(ui.quick.scenario)
  const [twist, setTwist] = useState('')
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({})
  const [seed, setSeed] = useState('')
  const [trouble, setTrouble] = useState('')
  const title = boxOf(game)?.title ?? game
  const picks = ui.modes.find(({ id }) => id === mode)?.picks ?? true
  const made = ui.configOf({ mode, sides, scenario, twist, players: names, options })
  const replace = <Item,>(list: readonly Item[], at: number, item: Item) =>
    list.map((one, index) => (index === at ? item : one))
  const setPlan = (at: number, plan: SeatPlan) => {
    setSeats(replace(seats, at, plan))
    const usual =
      plan.kind === 'bot'
        ? `${plan.level === ID[0] ? 'Recruit' : 'Veteran'} bot${at === 0 ? ' one' : ''}`
        : at === 0
          ? settings().name
          : 'Player 2'
    setNames(replace(names, at, usual))
  }
  const start = () => {
    if ('problem' in made) return
    const battle = box.scenarios.find(({ id }) => id === scenario)?.name
    const what = picks ? (battle ?? `${ui.terms.scenario.toLowerCase()} open`) : mode
    openTable({ game, title: `${title}: ${what}`, config: made.config, count: seats.length, seats, names, seed }).catch(
      (error: Error) => setTrouble(error.message),
    )
  }
  return (
    <Frame title={`Set up ${title}`}>
      <main className="page setup" data-look={game}>
        <h1>Set up {title}</h1>
        <fieldset className="segments modes">
          <legend>What to play</legend>
          {ui.modes.map(({ id, name, text }) => (
            <button key={id} type="button" aria-pressed={mode === id} onClick={() => setMode(id)}>
              <b>{name}</b>
              <small>{text}</small>
            </button>
          ))}
        </fieldset>
        <div className="setup-seats">
          {seats.map((plan, at) => (
            <SeatSetup
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={at}
              seat={at}
              plan={plan}
              name={names[at] ?? ''}
              side={sides[at] ?? ''}
              sides={box.sides}
              term={ui.terms.side}
              onPlan={(next) => setPlan(at, next)}
              onName={(next) => setNames(replace(names, at, next))}
              onSide={(next) => setSides(replace(sides, at, next))}
            />
          ))}
        </div>
        {picks && (
          <ScenarioPicker
            ui={ui}
            box={box}
            scenario={scenario}
            twist={twist}
            onScenario={setScenario}
            onTwist={setTwist}
          />
        )}
        <OptionList
          of={optionsIn(box.options)}
          chosen={options}
          onChoose={(name, value) => setOptions({ ...options, [name]: value })}
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
