import { type FormEvent, useState } from 'react'
import { post } from '../api.ts'
import { useDeed } from '../use-asked.ts'
import { Trouble } from './room.tsx'

/** An account for a program that plays over the protocol. Its token is shown once. */
export function BotAccounts() {
  const [name, setName] = useState('')
  const [token, setToken] = useState('')
  const { busy, problem, act } = useDeed()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act(async () => setToken((await post<{ token: string }>('bots', { name: name.trim() })).token))
  }
  return (
    <details className="panel part">
      <summary>
        <h2>For programs</h2>
      </summary>
      <form onSubmit={submit}>
        <label className="field">
          <span>
            An account for a bot you wrote <small>it plays over the same protocol as this page</small>
          </span>
          <input value={name} maxLength={40} required onChange={({ target }) => setName(target.value)} />
        </label>
        <div>
          <button type="submit" className="button" aria-busy={busy}>
            Make it
          </button>
        </div>
      </form>
      {token && (
        <p>
          Its token, shown this once: <code>{token}</code>
        </p>
      )}
      <Trouble of={problem} />
    </details>
  )
}
