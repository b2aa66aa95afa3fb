import type { PageUi } from '@muster/ui'
import { useEffect, useRef, useState } from 'react'
import { changeSettings, speeds, useSettings } from '../settings/settings.ts'
import { chaptersOf } from './chapters.ts'
import type { TableModel } from './model.ts'
import { Popover } from './popover.tsx'
import type { TableState } from './state.ts'

/** How long each decision of a replay is shown, in milliseconds. */
const SHOWN = { slow: 2200, normal: 1100, fast: 500, instant: 150 } as const

/** A replay that runs by itself, the chapters it can go to, and a way to play on from any moment of it. */
export function ReplayControls({ ui, model, state }: { ui: PageUi; model: TableModel; state: TableState }) {
  const { speed } = useSettings()
  const [isPlaying, setIsPlaying] = useState(false)
  /** A replay opens at its end, where all that was told is known. */
  const [chapters] = useState(() => chaptersOf(ui, state.log))
  const { total } = state
  const at = state.at ?? total
  useEffect(() => {
    if (!isPlaying) return
    if (at >= total) return setIsPlaying(false)
    const next = setTimeout(() => model.lookBy(1), SHOWN[speed])
    return () => clearTimeout(next)
  }, [isPlaying, at, total, speed, model])
  const play = async () => {
    if (!isPlaying && at >= total) await model.lookAt(0)
    setIsPlaying(!isPlaying)
  }
  const played = useRef(play)
  played.current = play
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || (event.target as Element).closest('button, select, a, summary, svg.board')) return
      event.preventDefault()
      void played.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const now = chapters.findLastIndex((chapter) => chapter.at <= at)
  const go = (index: number) => {
    const chapter = chapters[index]
    if (chapter) void model.lookAt(chapter.at)
  }
  return (
    <div className="replay-controls">
      <button type="button" className="button button-small button-strong" title="Space" onClick={() => void play()}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <select
        aria-label="Speed"
        value={speed}
        onChange={({ target }) => changeSettings({ speed: target.value as typeof speed })}
      >
        {speeds.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <button
        type="button"
        className="button button-small"
        aria-label="Previous chapter"
        onClick={() => go(chapters.findLastIndex((chapter) => chapter.at < at))}
      >
        |◀
      </button>
      <button
        type="button"
        className="button button-small"
        aria-label="Next chapter"
        onClick={() => go(chapters.findIndex((chapter) => chapter.at > at))}
      >
        ▶|
      </button>
      <select className="chapters" aria-label="Chapter" value={now} onChange={({ target }) => go(Number(target.value))}>
        {now < 0 && <option value={-1}>Before it began</option>}
        {chapters.map(({ name, isPart, at: from }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters of a replay do not change
          <option key={index} value={index}>
            {isPart ? name : `· ${name}`} ({from})
          </option>
        ))}
      </select>
      {at < total && <PlayOn model={model} state={state} />}
    </div>
  )
}

/** Playing on from the moment that is looked at, as one of those who sat there; bots play the others. */
function PlayOn({ model, state }: { model: TableModel; state: TableState }) {
  return (
    <Popover name="play on" className="play-on" buttonClass="button button-small" label="Play on from here">
      <div className="play-on-seats">
        <p>Bots play the others. What your seat could not know is dealt anew, and the dice fall afresh.</p>
        {state.kept.names.map((name, seat) => (
          <button key={name} type="button" className="button button-small" onClick={() => model.playOn(seat)}>
            as {name}
          </button>
        ))}
      </div>
    </Popover>
  )
}
