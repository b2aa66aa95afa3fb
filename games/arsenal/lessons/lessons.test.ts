import { testLessons } from '@muster/table/testing'
import { arsenal } from '../rules/game.ts'
import { lessons } from './index.ts'

testLessons(arsenal, lessons)
