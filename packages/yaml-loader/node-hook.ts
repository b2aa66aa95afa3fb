import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compileYaml } from './compile-yaml.ts'

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.yaml')) return next(url, context)
    const file = fileURLToPath(url)
    return { format: 'module', source: compileYaml(readFileSync(file, 'utf8'), file), shortCircuit: true }
  },
})
