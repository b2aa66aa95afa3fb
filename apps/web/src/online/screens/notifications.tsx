import { useEffect, useState } from 'react'
import { drop, post } from '../api.ts'
import { useDeed } from '../use-asked.ts'
import { Trouble } from './room.tsx'

/** A key of the server as the browser wants it. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration()
  return (await worker?.pushManager?.getSubscription()) ?? null
}

async function subscribe(vapid: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('Your browser was told not to show notifications from here. Its settings can change that.')
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(vapid) })
  await post('push', made.toJSON())
}

async function unsubscribe(): Promise<void> {
  const made = await subscription()
  if (!made) return
  await drop('push', { endpoint: made.endpoint })
  await made.unsubscribe()
}

/** "Your turn", also while the page is closed. */
export function Notifications({ vapid }: { vapid: string | undefined }) {
  const [isOn, setIsOn] = useState<boolean>()
  const { busy, problem, act } = useDeed()
  const canPush = vapid !== undefined && 'serviceWorker' in navigator && 'PushManager' in window
  const look = async () => setIsOn((await subscription()) !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked up once
  useEffect(() => {
    if (canPush) void look()
  }, [])
  return (
    <section className="panel part" aria-labelledby="notifications">
      <h2 id="notifications">Notifications</h2>
      {canPush ? (
        <>
          <p>
            {isOn
              ? 'This device tells you when it is your turn in a game by turns.'
              : 'Let this device tell you when it is your turn in a game by turns. A notification names the table and nothing else.'}
          </p>
          <div>
            <button
              type="button"
              className="button"
              aria-busy={busy}
              onClick={() => act(() => (isOn ? unsubscribe() : subscribe(vapid)).then(look))}
            >
              {isOn ? 'Stop that' : 'Tell me here'}
            </button>
          </div>
        </>
      ) : (
        <p>This browser or this server cannot send notifications; “My games” always shows whose turn it is.</p>
      )}
      <Trouble of={problem} />
    </section>
  )
}
