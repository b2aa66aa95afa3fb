import { testLessons } from '@muster/table/testing'
import { combatZone } from '../rules/game.ts'
import { lessons } from './index.ts'

testLessons(combatZone, lessons)
