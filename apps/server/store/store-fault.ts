export type StoreFaultCode =
  | 'unreachable'
  | 'not-a-database'
  | 'not-writable'
  | 'newer-schema'
  | 'not-durable'
  | 'failed'

/** A store that cannot be used, or did not do what it was asked. Whether something was written is known only by reading it. */
export class StoreFault extends Error {
  readonly code: StoreFaultCode
  constructor(code: StoreFaultCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StoreFault'
    this.code = code
  }
}
