import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { lawHash } from '../../../packages/space/plane/testing/law-hash.ts'
import { FLAGS } from './browser.ts'

test('strips, ways and places on the plane come out the same in the browser', async () => {
  const entry = join(import.meta.dirname, '../../../packages/space/plane/testing/law-hash.ts')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'laws' } },
  })
  const [bundle] = [built].flat()
  const code = bundle && 'output' in bundle ? bundle.output[0].code : ''
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })
  try {
    const page = await browser.newPage()
    expect(await page.evaluate(`${code}; laws.lawHash()`)).toBe(lawHash())
  } finally {
    await browser.close()
  }
}, 120_000)
