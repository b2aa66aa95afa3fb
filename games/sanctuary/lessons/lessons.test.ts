import { testLessons } from '@muster/table/testing'
import { sanctuary } from '../rules/game.ts'
import { lessons } from './index.ts'

testLessons(sanctuary, lessons)
