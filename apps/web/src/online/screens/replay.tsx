import type { GameRecord } from '@muster/table'
import { useEffect, useState } from 'react'
import { boxOf } from '../../shelf/boxes.ts'
import { Message } from '../../shell/message.tsx'
import { goTo } from '../../shell/routes.ts'
import { keepTable } from '../../store/tables.ts'
import { get, type LobbyLine } from '../api.ts'

/** Takes the record of a finished match into this browser, under the match's own name. */
export async function keepMatch(match: string): Promise<void> {
  const [record, about] = await Promise.all([
    get<GameRecord>(`matches/${match}/record`),
    get<LobbyLine>(`tables/${match}`),
  ])
  const names = about.seats.map(({ name }) => name)
  await keepTable({
    id: match,
    game: record.game,
    title: `${boxOf(record.game)?.title ?? record.game}: ${names.join(' against ')}`,
    seats: names.map(() => ({ kind: 'person' })),
    names,
    record,
    at: Date.now(),
    over: true,
    outcome: 'played online',
  })
}

/** A finished match to look at again: its record is kept in this browser from then on. */
export function OnlineReplay({ match }: { match: string }) {
  const [problem, setProblem] = useState('')
  useEffect(() => {
    keepMatch(match).then(
      () => goTo(`#/replay/${match}`),
      (error: Error) => setProblem(error.message),
    )
  }, [match])
  if (problem) return <Message title="This game cannot be shown">{problem}</Message>
  return <Message title="Fetching the game …" busy />
}
