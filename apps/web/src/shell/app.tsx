import { lazy, Suspense, useEffect } from 'react'
import { FileDrop } from '../replays/file-drop.tsx'
import { Shelf } from '../shelf/shelf.tsx'
import { Guard } from './guard.tsx'
import { Message } from './message.tsx'
import { type Route, useRoute } from './routes.ts'

const Setup = lazy(async () => ({ default: (await import('../setup/setup.tsx')).Setup }))
const TableScreen = lazy(async () => ({ default: (await import('../table/table-screen.tsx')).TableScreen }))
const Games = lazy(async () => ({ default: (await import('../replays/games.tsx')).Games }))
const Rules = lazy(async () => ({ default: (await import('../rules/rules.tsx')).Rules }))
const SettingsScreen = lazy(async () => ({ default: (await import('../settings/settings-screen.tsx')).SettingsScreen }))

function Screen({ route }: { route: Route }) {
  switch (route.at) {
    case 'shelf':
      return <Shelf />
    case 'setup':
      return <Setup key={route.game} game={route.game} />
    case 'table':
      return <TableScreen key={route.id} id={route.id} replay={false} />
    case 'replay':
      return <TableScreen key={`replay ${route.id}`} id={route.id} replay={true} />
    case 'games':
      return <Games />
    case 'rules':
      return <Rules key={route.game} game={route.game} rule={route.rule} />
    case 'settings':
      return <SettingsScreen />
    case 'nowhere':
      return (
        <Message title="There is nothing at this address">
          No screen is called “{route.path.slice(0, 80)}”. Nothing is lost: your games are where you left them.
        </Message>
      )
  }
}

export function App() {
  const route = useRoute()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen begins at its top
  useEffect(() => {
    void scrollTo(0, 0)
  }, [route.at])
  return (
    <>
      <Guard key={JSON.stringify(route)}>
        <Suspense fallback={<Message title="Laying the table …" busy />}>
          <Screen route={route} />
        </Suspense>
      </Guard>
      <FileDrop />
      <div id="announcer" className="unseen" role="log" aria-live="polite" />
    </>
  )
}
