import '../setup/setup.css'
import { Frame } from '../shell/frame.tsx'
import { changeSettings, type Settings, speeds, useSettings } from './settings.ts'

const CHOICES: readonly { key: keyof Settings; name: string; text: string; values: readonly string[] }[] = [
  {
    key: 'motion',
    name: 'Motion',
    text: 'Pieces run and dice roll. "System" follows what your device asks for.',
    values: ['system', 'full', 'off'],
  },
  { key: 'text', name: 'Text size', text: 'Everything grows with it.', values: ['normal', 'large', 'larger'] },
  {
    key: 'theme',
    name: 'Light or dark',
    text: 'For the room around the games; each game keeps its own look.',
    values: ['system', 'dark', 'light'],
  },
  { key: 'speed', name: 'Speed of bots', text: 'How long their moves stay to be followed.', values: speeds },
]

export function SettingsScreen() {
  const settings = useSettings()
  return (
    <Frame title="Settings">
      <main className="page setup">
        <h1>Settings</h1>
        <label className="field">
          <span>Your name</span>
          <input
            value={settings.name}
            maxLength={40}
            onChange={({ target }) => changeSettings({ name: target.value })}
          />
        </label>
        <label className="field">
          <span>
            Sound <small>{settings.sound === 0 ? 'off' : `${settings.sound} %`}</small>
          </span>
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            value={settings.sound}
            onChange={({ target }) => changeSettings({ sound: Number(target.value) })}
          />
        </label>
        {CHOICES.map(({ key, name, text, values }) => (
          <fieldset key={key} className="segments">
            <legend>
              {name}: {text}
            </legend>
            {values.map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={settings[key] === value}
                onClick={() => changeSettings({ [key]: value })}
              >
                {value}
              </button>
            ))}
          </fieldset>
        ))}
        <p className="lead">
          Pictures by the authors of game-icons.net (CC BY 3.0). Fonts: Inter, Cinzel, Alegreya Sans, Chakra Petch,
          Rajdhani, Barlow, Bungee, Bangers, Oxanium and Share Tech Mono (Open Font Licence).
        </p>
      </main>
    </Frame>
  )
}
