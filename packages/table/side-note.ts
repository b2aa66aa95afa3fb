/** Lets a class add its private field to an object that exists already. */
export class Given {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: the object returned is the one the private field is added to
    return object
  }
}

/** Something worked out from a plain object and kept beside it: never stored, compared, copied or sent with it. */
export type SideNote<Value> = {
  get(object: object): Value | undefined
  set(object: object, value: Value | undefined): void
}

/**
 * A new kind of side note. It is a private field, which costs playouts little more than a property and shows nowhere. The engine
 * learns one way to find it for all kinds together; what is asked for all the time has a class of its own that extends `Given`.
 */
export function makeSideNote<Value>(): SideNote<Value> {
  return class Note extends Given {
    #value: Value | undefined

    static get(object: object): Value | undefined {
      return #value in object ? object.#value : undefined
    }

    static set(object: object, value: Value | undefined): void {
      const noted = #value in object ? object : (new Note(object) as Note)
      noted.#value = value
    }
  }
}

/**
 * Keeps something beside an object under a symbol, where nothing enumerates it; the same for the next reader of `object[key]`. Whoever asks
 * for it all the time reads it so: the engine finds a property at once, and a private field that may be missing by a search.
 */
export function keepBeside<Value>(object: object, key: symbol, value: Value): Value {
  if (Object.isExtensible(object)) Object.defineProperty(object, key, { value, writable: true })
  return value
}
