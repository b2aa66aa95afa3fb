import { lazy, Suspense, useEffect } from 'react'
import { FileDrop } from '../replays/file-drop.tsx'
import { Shelf } from '../shelf/shelf.tsx'
import { Guard } from './guard.tsx'
import { Message } from './message.tsx'
import { type Route, useRoute } from './routes.ts'

const Setup = lazy(async () => ({ default: (await import('../setup/setup.tsx')).Setup }))
const Workshop = lazy(async () => ({ default: (await import('../workshop/workshop.tsx')).Workshop }))
const TableScreen = lazy(async () => ({ default: (await import('../table/table-screen.tsx')).TableScreen }))
const Learn = lazy(async () => ({ default: (await import('../learn/learn.tsx')).Learn }))
const ExerciseScreen = lazy(async () => ({ default: (await import('../learn/exercise-screen.tsx')).ExerciseScreen }))
const Games = lazy(async () => ({ default: (await import('../replays/games.tsx')).Games }))
const Rules = lazy(async () => ({ default: (await import('../rules/rules.tsx')).Rules }))
const Books = lazy(async () => ({ default: (await import('../rules/books.tsx')).Books }))
const Online = lazy(async () => ({ default: (await import('../online/online.tsx')).Online }))
const SettingsScreen = lazy(async () => ({ default: (await import('../settings/settings-screen.tsx')).SettingsScreen }))

function Screen({ route }: { route: Route }) {
  switch (route.at) {
    case 'shelf':
      return <Shelf />
    case 'setup':
      return <Setup key={route.game} game={route.game} />
    case 'build':
      return <Workshop key={route.game} game={route.game} />
    case 'table':
      return <TableScreen key={route.id} id={route.id} replay={false} />
    case 'replay':
      return <TableScreen key={`replay ${route.id}`} id={route.id} replay={true} />
    case 'learn':
      return route.exercise ? (
        <ExerciseScreen key={`${route.game} ${route.exercise}`} game={route.game} id={route.exercise} />
      ) : (
        <Learn key={route.game} game={route.game} />
      )
    case 'games':
      return <Games />
    case 'rules':
      return route.game ? <Rules key={route.game} game={route.game} rule={route.rule} /> : <Books />
    case 'settings':
      return <SettingsScreen />
    case 'online':
      return <Online path={route.path} />
    case 'nowhere':
      return (
        <Message title="There is nothing at this address">
          No screen is called “{route.path.slice(0, 80)}”. Nothing is lost: your games are where you left them.
        </Message>
      )
  }
}

/** What makes a screen another one; a list that is built stays on its screen, whatever its address says of it. */
const keyOf = (route: Route): string => JSON.stringify(route.at === 'build' ? { ...route, list: '' } : route)

export function App() {
  const route = useRoute()
  /** The screens of online play have one name in common. */
  const screen = route.at === 'online' ? keyOf(route) : route.at
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen begins at its top
  useEffect(() => {
    void scrollTo(0, 0)
  }, [screen])
  return (
    <>
      <Guard key={keyOf(route)}>
        <Suspense fallback={<Message title="Laying the table …" busy />}>
          <Screen route={route} />
        </Suspense>
      </Guard>
      <FileDrop />
      <div id="announcer" className="unseen" role="log" aria-live="polite" />
    </>
  )
}
