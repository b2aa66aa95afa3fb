import { Engine } from '../engine/client.ts'
import { saveFile } from '../shell/save-file.ts'
import { type KeptTable, keepTable, makeId } from '../store/tables.ts'

/** Hands a record to the person as a file. */
export function downloadRecord(record: unknown, title: string): void {
  const name = `${title.toLowerCase().replace(/[^\w]+/g, '-')}.muster.json`
  saveFile(name, JSON.stringify(record), 'application/json')
}

const LARGEST = 20_000_000

/** Reads a file somebody dropped or chose. Throws a sentence about what is wrong with it; nothing kept is touched. */
export async function importRecord(file: File): Promise<KeptTable> {
  if (file.size > LARGEST) throw new Error(`${file.name} is too large for a record of a game.`)
  let record: unknown
  try {
    record = JSON.parse(await file.text())
  } catch {
    throw new Error(`${file.name} is not a record of a game: expected a .muster.json file saved from here.`)
  }
  const engine = new Engine()
  try {
    const opened = await engine.ask('replay', { record })
    const { table } = await engine.ask('look', { viewer: undefined, seats: [], kept: opened.record.answers.length })
    const names = table.scene.seats.map(({ name }) => name)
    const title = [table.scene.place[0]?.name, names.join(' against ')].filter((part) => part).join(': ')
    const kept: KeptTable = {
      id: makeId(),
      game: opened.record.game,
      title: title || file.name,
      seats: names.map(() => ({ kind: 'person' })),
      names,
      record: opened.record,
      at: Date.now(),
      over: true,
      outcome: `imported from ${file.name}`,
    }
    await keepTable(kept)
    return kept
  } catch (error) {
    throw new Error(`${file.name} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`)
  } finally {
    engine.close()
  }
}
