// Writes the games of the sources as bundles: make-bundles.ts <folder> <key> …

import { rename } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { readKey } from './key.ts'
import { fileOf } from './load-engine.ts'
import { makeBundle } from './make-bundle.ts'

// Nobody waits for it.
setPriority(15)
const [folder = '', ...keys] = process.argv.slice(2)
for (const key of keys) {
  const version = readKey(key)
  if (!version) throw new Error(`"${key}" is no key of a bundle`)
  const part = `${key}.${process.pid}.part`
  await makeBundle(version.game, folder, part)
  await rename(`${folder}/${part}`, fileOf(folder, key))
}
