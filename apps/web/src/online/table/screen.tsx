import '../../table/table.css'
import '../online.css'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Message } from '../../shell/message.tsx'
import { get, type LobbyLine, type Me } from '../api.ts'
import { link } from '../link.ts'
import { knownMe, useMe } from '../me.ts'
import { OnlineTable } from '../online-table.ts'
import { OnlinePlay } from './play.tsx'
import { Stopped } from './stopped.tsx'
import { useSealing } from './use-sealing.ts'
import { WaitingRoom } from './waiting-room.tsx'

/** Finds a match at the server and shows it: the room before its game, or its table. */
export function OnlineTableScreen({ match }: { match: string }) {
  const me = useMe()
  const account = me?.account?.id
  const [table, setTable] = useState<OnlineTable>()
  const [problem, setProblem] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever becomes somebody else sees the table anew
  useEffect(() => {
    let opened: OnlineTable | undefined
    let current = true
    const open = async () => {
      const { account: known } = await knownMe()
      const { seats } = await get<LobbyLine>(`tables/${match}`)
      if (!current) return
      const own = seats.find((seat) => seat.account !== undefined && seat.account === known?.id)
      opened = new OnlineTable(link(), match, own?.seat)
      setTable(opened)
    }
    open().catch((error: Error) => current && setProblem(error.message))
    return () => {
      current = false
      opened?.close()
    }
  }, [match, account])
  if (problem) return <Message title="This table cannot be opened">{problem}</Message>
  if (!table || !me) return <Message title="Finding the table …" busy />
  return <Found table={table} me={me} />
}

function Found({ table, me }: { table: OnlineTable; me: Me }) {
  const line = useSyncExternalStore(table.subscribe, table.line)
  const own = line?.seats.find(({ account }) => account !== undefined && account === me.account?.id)
  const seat = own?.seat
  const viewer = line?.viewer ?? undefined
  /** Whoever sits down sees through that seat's eyes from then on. */
  useEffect(() => {
    if (line && seat !== viewer) table.sitAt(seat)
  }, [table, line, seat, viewer])
  useSealing(table, line, own)
  if (!line) return <Message title="Finding the table …" busy />
  if (line.state === 'frozen' && !table.last) return <Stopped table={table} line={line} />
  if (line.state === 'open' || !table.last) return <WaitingRoom table={table} line={line} me={me} />
  return <OnlinePlay key={`${viewer}`} table={table} line={line} me={me} />
}
