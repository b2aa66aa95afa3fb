import { changeSettings, speeds, useSettings } from './settings.ts'

/** How fast bots play, as buttons in a row; `isNamed` where nothing around it says what they are. */
export function SpeedChoice({ isNamed }: { isNamed: boolean }) {
  const { speed } = useSettings()
  return (
    <fieldset className="segments">
      <legend className={isNamed ? undefined : 'unseen'}>Speed of bots</legend>
      {speeds.map((name) => (
        <button key={name} type="button" aria-pressed={speed === name} onClick={() => changeSettings({ speed: name })}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
