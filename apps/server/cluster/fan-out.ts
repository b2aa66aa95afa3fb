export interface Listener {
  /** Whether a match is of interest here: what others publish of it is read only then. */
  wants(match: string): boolean
  hear(match: string, body: unknown): void
  /** News may have been missed. */
  returned(): void
}

/**
 * News between the nodes that serve the same matches. It makes things fast, never right: what is lost on the way is found by
 * comparing with the store.
 */
export interface FanOut {
  /** Tells the other nodes; never waits, never throws. */
  publish(match: string, body: unknown): void
  /** Hears what the others publish, not what is published here. */
  listen(listener: Listener): void
  close(): Promise<void>
}

/** Several that hear each other within one process. A server alone is the only one of its kind, and hears nothing. */
export function makeHub(): { join(): FanOut } {
  const members = new Set<Listener[]>()
  return {
    join() {
      const own: Listener[] = []
      members.add(own)
      return {
        publish(match, body) {
          if (members.size < 2) return
          const text = JSON.stringify(body)
          for (const member of members)
            if (member !== own)
              for (const listener of member)
                if (listener.wants(match)) queueMicrotask(() => listener.hear(match, JSON.parse(text)))
        },
        listen: (listener) => void own.push(listener),
        close: async () => void members.delete(own),
      }
    },
  }
}
