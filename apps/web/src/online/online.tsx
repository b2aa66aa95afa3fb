import { lazy } from 'react'
import { Message } from '../shell/message.tsx'
import { useServer } from '../shell/server.ts'
import { Lobby } from './screens/lobby.tsx'

const OnlineTableScreen = lazy(async () => ({ default: (await import('./table/screen.tsx')).OnlineTableScreen }))
const HostTable = lazy(async () => ({ default: (await import('./screens/host-table.tsx')).HostTable }))
const Adopt = lazy(async () => ({ default: (await import('./screens/adopt.tsx')).Adopt }))
const Mine = lazy(async () => ({ default: (await import('./screens/mine.tsx')).Mine }))
const Profile = lazy(async () => ({ default: (await import('./screens/profile.tsx')).Profile }))
const AccountScreen = lazy(async () => ({ default: (await import('./screens/account.tsx')).AccountScreen }))
const Reports = lazy(async () => ({ default: (await import('./screens/reports.tsx')).Reports }))
const Watched = lazy(async () => ({ default: (await import('./screens/replay.tsx')).OnlineReplay }))

/** Play with people elsewhere: every screen of it, none of which is loaded where there is no server. */
export function Online({ path }: { path: readonly string[] }) {
  const hasServer = useServer()
  const [at = '', id = ''] = path
  if (!hasServer) return <NoServer />
  if (at === '') return <Lobby />
  if (at === 'table' && id) return <OnlineTableScreen key={id} match={id} />
  if (at === 'replay' && id) return <Watched key={id} match={id} />
  if (at === 'new' && id) return <HostTable key={id} game={id} />
  if (at === 'adopt' && id) return <Adopt key={id} id={id} />
  if (at === 'mine') return <Mine />
  if (at === 'people' && id) return <Profile key={id} id={id} />
  if (at === 'account') return <AccountScreen />
  if (at === 'reports') return <Reports />
  return <Message title="There is nothing at this address">No screen of online play is called that.</Message>
}

function NoServer() {
  return (
    <Message title="No server answers">
      This page plays alone for now: against bots and around one screen everything is here. Games online are kept by
      their server and go on when it answers again.
    </Message>
  )
}
