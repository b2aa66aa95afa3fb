// A worker thread that knows Smugglers, for tests.
import type { AnyGame } from '@muster/table'
import { smugglers } from '../../table/testing/toy-game.ts'
import type { Mind } from '../mind.ts'
import { threadPort } from '../node/bot-thread.ts'
import { serveBots } from '../worker.ts'
import { smugglersMind } from './smugglers-mind.ts'

serveBots(threadPort(), () => ({ game: smugglers as AnyGame, mind: smugglersMind as unknown as Mind }))
