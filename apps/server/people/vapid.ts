import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'

const keys = z.strictObject({ publicKey: z.string(), privateKey: z.string() })
export type VapidKeys = z.infer<typeof keys>

/** The keys notifications are signed with. Made once; whoever has agreed to notifications agreed to those of these keys. */
export function vapidKeys(folder: string): VapidKeys {
  const file = join(folder, 'vapid.json')
  if (existsSync(file)) return keys.parse(JSON.parse(readFileSync(file, 'utf8')))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const made = webPush.generateVAPIDKeys()
  writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' })
  return made
}
