// npm run verify -- record.json …: whether every die and every decision of finished games is as its record says.
import { Fault, parseRecord, verifyRecord } from '@muster/table'
import { readJson } from './play/files.ts'
import { shelf } from './shelf.ts'

/** What is wrong with the record in a file, as sentences. */
function problemsOf(file: string): readonly string[] {
  try {
    const record = parseRecord(readJson(file))
    const entry = shelf.find(({ game }) => game.id === record.game)
    if (!entry) return [`it is of ${record.game}, which is none of the games here`]
    return verifyRecord(entry.game, record)
  } catch (error) {
    if (error instanceof Fault) return [error.message]
    throw error
  }
}

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('muster: expected npm run verify -- RECORD.json …')
  process.exitCode = 2
}
for (const file of files) {
  const problems = problemsOf(file)
  console.log(problems.length === 0 ? `${file}: every die and decision is as it should be` : `${file}:`)
  for (const problem of problems) console.log(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
