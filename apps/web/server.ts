// Serves the built client. Part of `npm start`.
import { createServer } from 'node:http'
import { DIST, serveBuilt } from './serve-built.ts'

const PORT = Number(process.env.PORT ?? 4747)

const server = createServer(serveBuilt(DIST))
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE'
  console.error(taken ? `muster: port ${PORT} is taken; set PORT to another one.` : `muster: ${error.message}`)
  process.exit(1)
})
server.listen(PORT, () => console.log(`Muster is at http://localhost:${PORT}`))
