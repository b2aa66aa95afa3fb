// Completes package-lock.json after a dependency was added: `npm run lock`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lock, missingPlatforms } from './lock/platforms.ts'

const file = join(import.meta.dirname, '..', 'package-lock.json')
const lock: Lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingPlatforms(lock)
const sorted = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries(sorted)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${Object.keys(missing).length} packages of other platforms added.`)
