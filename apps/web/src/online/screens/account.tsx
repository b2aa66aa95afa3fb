import { type FormEvent, useState } from 'react'
import { type Account, drop, get, type Me, post } from '../api.ts'
import { closeLink } from '../link.ts'
import { loadMe, useMe } from '../me.ts'
import { useDeed } from '../use-asked.ts'
import { momentWords } from '../words.ts'
import { BotAccounts } from './bot-accounts.tsx'
import { NameForm } from './name-form.tsx'
import { Notifications } from './notifications.tsx'
import { Passkeys } from './passkeys.tsx'
import { Room, Trouble } from './room.tsx'

/** Who one is at this server, and everything that is kept of one. */
export function AccountScreen() {
  const me = useMe()
  if (!me) return <Room title="Account">{null}</Room>
  const { account } = me
  if (!account)
    return (
      <Room title="Account" lead="Play as a guest at once, or sign in with a passkey you made here before.">
        <NameForm why="You can change it later." />
        <Passkeys me={me} />
      </Room>
    )
  return (
    <Room
      title={account.name}
      lead={
        <>
          {account.isGuest
            ? 'You play as a guest: this browser alone knows you. A passkey keeps your name and games.'
            : 'Your account is kept by a passkey.'}{' '}
          <a href={`#/online/people/${account.id}`}>Your profile</a>
        </>
      }
    >
      <div className="parts">
        <Name account={account} />
        <Passkeys me={me} />
        <Notifications vapid={me.vapid} />
        <Vacation me={me} />
        <BotAccounts />
        <Data account={account} />
      </div>
    </Room>
  )
}

function Name({ account }: { account: Account }) {
  const [name, setName] = useState(account.name)
  const [done, setDone] = useState('')
  const { busy, problem, act } = useDeed()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act(async () => {
      await post('me', { name: name.trim() })
      await loadMe()
      setDone('From now on the others see this name.')
    })
  }
  return (
    <form className="panel part" onSubmit={submit}>
      <h2>Name</h2>
      <label className="field">
        <span>What the others call you</span>
        <input value={name} maxLength={40} required onChange={({ target }) => setName(target.value)} />
      </label>
      <div>
        <button type="submit" className="button" aria-busy={busy}>
          Change it
        </button>
      </div>
      <output>{done}</output>
      <Trouble of={problem} />
    </form>
  )
}

const DAY = 86_400_000
const VACATIONS = [3, 7, 14] as const

/** While one is away no clock of a game by turns runs. */
function Vacation({ me: { vacation } }: { me: Me }) {
  const { busy, problem, act } = useDeed()
  const set = (until: number | null) =>
    act(async () => {
      await post('me/vacation', { until })
      await loadMe()
    })
  const isAway = typeof vacation === 'number' && vacation > Date.now()
  return (
    <section className="panel part" aria-labelledby="vacation">
      <h2 id="vacation">Away</h2>
      <p>
        {isAway
          ? `You are away until ${momentWords(vacation)}: your clocks stand still in games by turns.`
          : 'Going away? Your clocks stand still meanwhile in games by turns.'}
      </p>
      <div className="chips">
        {isAway ? (
          <button type="button" className="button button-strong" aria-busy={busy} onClick={() => set(null)}>
            I am back
          </button>
        ) : (
          VACATIONS.map((days) => (
            <button key={days} type="button" className="button" onClick={() => set(Date.now() + days * DAY)}>
              {days} days
            </button>
          ))
        )}
      </div>
      <Trouble of={problem} />
    </section>
  )
}

/** Taking one's data along, leaving, deleting. */
function Data({ account }: { account: Account }) {
  const [sure, setSure] = useState(false)
  const { problem, act } = useDeed()
  const leave = async () => {
    closeLink()
    await loadMe()
  }
  const save = async () => {
    const link = document.createElement('a')
    const data = JSON.stringify(await get('me/export'), null, 1)
    link.href = URL.createObjectURL(new Blob([data], { type: 'application/json' }))
    link.download = `muster-${account.name.toLowerCase().replace(/[^\w]+/g, '-')}.json`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
  return (
    <section className="panel part" aria-labelledby="data">
      <h2 id="data">What is kept of you</h2>
      <p>Everything as one file: your name, keys, games with their records, ratings and what you said.</p>
      <div className="chips">
        <button type="button" className="button" onClick={() => act(save)}>
          Save it as a file
        </button>
        <button type="button" className="button" onClick={() => act(() => post('me/sign-out').then(leave))}>
          {account.isGuest ? 'Forget me in this browser' : 'Sign out'}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => (sure ? act(() => drop('me').then(leave)) : setSure(true))}
        >
          {sure ? 'Really delete my account?' : 'Delete my account'}
        </button>
      </div>
      {account.isGuest && <p className="quiet">A guest who is forgotten cannot come back: make a passkey first.</p>}
      {sure && (
        <p className="quiet">
          Name, keys, notifications and everything you said go. Your games stay for those you played with, under
          “deleted player”.
        </p>
      )}
      <Trouble of={problem} />
    </section>
  )
}
