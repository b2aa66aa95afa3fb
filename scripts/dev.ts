// npm run dev: serves the client from its sources; the page reloads as they change.
import { join } from 'node:path'
import { createServer } from 'vite'
import { ROOT } from './lib/files.ts'

// Not the port of `npm start`: the service worker of a built client would answer with what it keeps.
const PORT = Number(process.env.PORT ?? 4748)

const server = await createServer({
  root: join(ROOT, 'apps/web'),
  logLevel: 'warn',
  server: { port: PORT, strictPort: true },
})
try {
  await server.listen()
} catch (error) {
  console.error(`muster: ${(error as Error).message}; set PORT to another one.`)
  process.exit(1)
}
const [address] = server.resolvedUrls?.local ?? []
console.log(`Muster is at ${address}, and reloads as its sources change`)
