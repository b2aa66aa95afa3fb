import { type FormEvent, useState } from 'react'
import { changeSettings, settings } from '../../settings/settings.ts'
import { post } from '../api.ts'
import { closeLink } from '../link.ts'
import { loadMe } from '../me.ts'
import { useDeed } from '../use-asked.ts'
import { Trouble } from './room.tsx'

/** The first thing at a server: what the others are to call one. That is all it takes to play. */
export function NameForm({ why }: { why: string }) {
  const usual = settings().name
  const [name, setName] = useState(usual === 'Player 1' ? '' : usual)
  const { busy, problem, act } = useDeed()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act(async () => {
      await post('me', { name: name.trim() })
      closeLink()
      if (usual === 'Player 1') changeSettings({ name: name.trim() })
      await loadMe()
    })
  }
  return (
    <form className="panel name-form" onSubmit={submit}>
      <label className="field">
        <span>
          What shall the others call you? <small>{why}</small>
        </span>
        <input
          value={name}
          maxLength={40}
          required
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <div className="chips">
        <button type="submit" className="button button-strong" aria-busy={busy}>
          Play as a guest
        </button>
        <a className="button" href="#/online/account">
          I have an account
        </a>
      </div>
      <Trouble of={problem} />
    </form>
  )
}
