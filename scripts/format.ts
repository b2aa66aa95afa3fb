// npm run format: formats, sorts imports and applies the linter's safe fixes.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './lib/files.ts'

const biome = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', '.'],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
)
process.exit(biome.status ?? 1)
