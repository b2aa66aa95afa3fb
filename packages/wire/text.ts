import { isMissing, isObject, type Json, type JsonObject } from './delta.ts'
import { quoted } from './json.ts'
import type { MovedMessage } from './messages.ts'
import { type Asking, questionsText } from './options.ts'

/** Frames as they go over the wire, written in one pass; what each is by law is said by its slow twin. */

/** All of a change but what it changes: that is written from what was there before and is there now. */
export interface Moved extends Omit<MovedMessage, 'say' | 'delta' | 'questions' | 'ok'> {
  readonly before: Json
  readonly after: Json
  /** As they are, not packed. */
  readonly questions: readonly Asking[]
}

/**
 * A change but for its last bracket, so that whoever it answers has that written after it (`closed`). Its slow twin is the JSON of a
 * `MovedMessage` with a `delta` and packed questions.
 */
export function movedText({ match, from, epoch, seq, news, before, after, questions, check, seed }: Moved): string {
  const change = deltaText(before, after)
  return `{"say":"moved","match":${quoted(match)},"from":${from},"epoch":${epoch},"seq":${seq},"news":${newsText(news)},"questions":${questionsText(questions)}${
    change === '' ? '' : `,"delta":${change}`
  }${check === undefined ? '' : `,"check":"${check}"`}${seed === undefined ? '' : `,"seed":${quoted(seed)}`}`
}

function newsText({ from, upTo, events }: MovedMessage['news']): string {
  const heard = events.length === 0 ? '[]' : JSON.stringify(events)
  return `{"from":${from},"upTo":{"epoch":${upTo.epoch},"told":${upTo.told}},"events":${heard}}`
}

/** A frame with its last bracket, and the request it answers. */
export const closed = (text: string, ok: number | undefined): string =>
  ok === undefined ? `${text}}` : `${text},"ok":${ok}}`

/** What `delta` finds as JSON; nothing where both are alike. Its slow twin is `JSON.stringify(delta(before, after))`. */
export function deltaText(before: Json | undefined, after: Json): string {
  if (before === after) return ''
  if (Array.isArray(before) && Array.isArray(after)) return listText(before, after)
  if (isObject(before) && isObject(after)) return objectText(before, after)
  return setText(after)
}

const setText = (value: Json): string =>
  typeof value === 'number' && Number.isFinite(value) ? `{"set":${value}}` : `{"set":${JSON.stringify(value)}}`

function objectText(before: JsonObject, after: JsonObject): string {
  let changed = ''
  let shared = 0
  for (const key in after) {
    const value = after[key]
    const old = before[key]
    if (value === undefined) continue
    if (value === old) shared++
    else if (isMissing(old, before, key)) changed += fieldText(changed, key, setText(value))
    else {
      shared++
      const change = deltaText(old, value)
      if (change !== '') changed += fieldText(changed, key, change)
    }
  }
  const out = countOf(before) === shared ? '' : outText(before, after)
  if (changed === '') return out === '' ? '' : `{"out":[${out}]}`
  return out === '' ? `{"in":{${changed}}}` : `{"in":{${changed}},"out":[${out}]}`
}

const fieldText = (sofar: string, key: string, change: string): string =>
  `${sofar === '' ? '' : ','}${quoted(key)}:${change}`

function countOf(object: JsonObject): number {
  let count = 0
  for (const key in object) if (key !== undefined) count++
  return count
}

/** The keys that are gone. */
function outText(before: JsonObject, after: JsonObject): string {
  let out = ''
  for (const key in before)
    if (before[key] !== undefined && isMissing(after[key], after, key)) out += `${out === '' ? '' : ','}${quoted(key)}`
  return out
}

function listText(before: readonly Json[], after: readonly Json[]): string {
  const shared = Math.min(before.length, after.length)
  let at = ''
  for (let index = 0; index < shared; index++) {
    const part = after[index] as Json
    const change = before[index] === part ? '' : deltaText(before[index], part)
    if (change !== '') at += `${at === '' ? '' : ','}"${index}":${change}`
  }
  if (at === '' && after.length === before.length) return ''
  const parts = at === '' ? [] : [`"at":{${at}}`]
  if (shared < before.length) parts.push(`"cut":${shared}`)
  if (after.length > shared) parts.push(`"add":${JSON.stringify(after.slice(shared))}`)
  return `{${parts.join()}}`
}
