// npm run -s referee: one JSON request per line on standard input, one JSON reply per line on standard output.
import { makeReferee } from './handle.ts'
import { serve } from './serve.ts'
import { shelf } from './shelf.ts'

await serve(makeReferee(shelf, { onBug: (error) => console.error(error) }), process.stdin, process.stdout)
