// Makes one measure in a process of its own, so that no measure's code is compiled for the data of another.
import { measureNamed, measures } from './contenders.ts'

const [name = '', seconds = ''] = process.argv.slice(2)
const measure = await measureNamed(name)
if (!measure || !(Number(seconds) > 0)) {
  process.stderr.write(`bench: expected one of ${measures.join(', ')} and a number of seconds\n`)
  process.exit(2)
}
process.stdout.write(JSON.stringify(measure(Number(seconds))))
