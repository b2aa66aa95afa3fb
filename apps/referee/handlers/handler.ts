import type { Do, Request } from '../requests.ts'
import type { Tables } from '../tables.ts'

/** What a request does, and its reply. Throws a fault where it cannot; then nothing has changed. */
export type Handler<Name extends Do> = (tables: Tables, request: Request<Name>) => object

export type Handlers = { readonly [Name in Do]: Handler<Name> }
