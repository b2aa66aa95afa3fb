import { testLessons } from '@muster/table/testing'
import { arena } from '../rules/game.ts'
import { lessons } from './index.ts'

testLessons(arena, lessons)
