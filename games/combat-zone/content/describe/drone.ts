import { deedsText } from '@muster/reaction'
import type { Drone } from '../cards/gear.ts'
import type { Content } from '../load.ts'
import { describing } from './speech.ts'

const times: Readonly<Record<Drone['on'], string>> = {
  inspire: 'In each of your Inspires',
  control: 'Whenever you take Control',
  activation: "When its Netrunner's activation ends",
}

/** What a drone does, and when. */
export function taskText(content: Content, { name, on, task, fleeting }: Drone): string {
  const tasks = deedsText(task, describing(content, 'drone'))
  return `${name} (drone): ${times[on]}: ${tasks}.${fleeting ? ' It leaves when its program is reloaded.' : ''}`
}
