// npm run schemas [-- GAME …]: writes each game's content/schema.json, by which editors check and complete its YAML.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gamesWith, ROOT } from './lib/files.ts'
import { emitSchema } from './schemas/emit.ts'

const known = gamesWith(ROOT, 'content/schema.ts')
const wanted = process.argv.slice(2)
const unknown = wanted.find((game) => !known.includes(game))
if (unknown) {
  console.error(`muster: there is no game "${unknown}" with a content/schema.ts; there is ${known.join(', ')}`)
  process.exit(1)
}
for (const game of wanted.length > 0 ? wanted : known) {
  const { file, text } = await emitSchema(ROOT, game)
  writeFileSync(join(ROOT, file), text)
  console.log(file)
}
