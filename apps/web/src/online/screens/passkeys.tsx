import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { type Me, post } from '../api.ts'
import { closeLink } from '../link.ts'
import { loadMe } from '../me.ts'
import { useDeed } from '../use-asked.ts'
import { Trouble } from './room.tsx'

/** The names of what a device refuses by, as a person would say it. */
function inWords(error: unknown): Error {
  const { name } = error as Error
  if (name === 'NotAllowedError')
    return new Error('Nothing was done: your device was not asked to the end, or said no.')
  if (name === 'InvalidStateError') return new Error('This device has a passkey for your account already.')
  return error as Error
}

async function claim(): Promise<void> {
  const optionsJSON = await post<Parameters<typeof startRegistration>[0]['optionsJSON']>('passkeys/register/options')
  const made = await startRegistration({ optionsJSON }).catch((error) => {
    throw inWords(error)
  })
  await post('passkeys/register/verify', made)
}

async function signIn(): Promise<void> {
  const optionsJSON = await post<Parameters<typeof startAuthentication>[0]['optionsJSON']>('passkeys/login/options')
  const shown = await startAuthentication({ optionsJSON }).catch((error) => {
    throw inWords(error)
  })
  await post('passkeys/login/verify', shown)
  closeLink()
}

/** Keeping one's name with a passkey, and coming back by it on any device. */
export function Passkeys({ me: { account, passkeys, why } }: { me: Me }) {
  const [done, setDone] = useState('')
  const { busy, problem, act } = useDeed()
  const run = (deed: () => Promise<void>, words: string) =>
    act(async () => {
      await deed()
      await loadMe()
      setDone(words)
    })
  return (
    <section className="panel part" aria-labelledby="passkeys">
      <h2 id="passkeys">Passkey</h2>
      {!passkeys && (
        <p>Passkeys are off here. {why || 'They need an address with https.'} Everything else works as a guest.</p>
      )}
      {passkeys && account && (
        <>
          <p>
            {account.isGuest
              ? 'Keep your name, games and ratings: your device makes a key, and there is no password to forget.'
              : 'To play on another device, open this page there and sign in; a passkey that your devices share works at once. Or make one more on this device.'}
          </p>
          <div>
            <button
              type="button"
              className={`button ${account.isGuest ? 'button-strong' : ''}`}
              aria-busy={busy}
              onClick={() => run(claim, 'This account is yours: sign in with the passkey anywhere.')}
            >
              {account.isGuest ? 'Keep it with a passkey' : 'Make another passkey'}
            </button>
          </div>
        </>
      )}
      {passkeys && (!account || account.isGuest) && (
        <>
          <p>You have an account already?</p>
          <div>
            <button type="button" className="button" aria-busy={busy} onClick={() => run(signIn, 'Welcome back.')}>
              Sign in with a passkey
            </button>
          </div>
        </>
      )}
      <output>{done}</output>
      <Trouble of={problem} />
    </section>
  )
}
