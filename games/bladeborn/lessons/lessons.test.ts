import { testLessons } from '@muster/table/testing'
import { bladeborn } from '../rules/game.ts'
import { lessons } from './index.ts'

testLessons(bladeborn, lessons)
