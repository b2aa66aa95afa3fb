export type Node = Readonly<Record<string, unknown>>

/** What a scenario gives its words to go by. */
export type Scene = { readonly zones: readonly string[]; readonly markers: readonly string[] }

type Place = { readonly path: string; readonly node: Node; readonly scenario: Scene | undefined }

/** Every object of a document with its path, and the scenario it belongs to. */
export function* nodesOf(value: unknown, path = '', scenario?: Scene): Generator<Place> {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* nodesOf(one, `${path}[${index}]`, scenario)
    return
  }
  if (!isNode(value)) return
  const here = scenario ?? sceneIn(value)
  yield { path, node: value, scenario: here }
  for (const [key, one] of Object.entries(value)) yield* nodesOf(one, path === '' ? key : `${path}.${key}`, here)
}

/** Markers a scenario lays out, and those it has placed as it goes. */
function sceneIn(node: Node): Scene | undefined {
  if (!('story' in node)) return undefined
  const laid = (node.markers as readonly { readonly kind: string }[]).map(({ kind }) => kind)
  const placed = [...JSON.stringify(node).matchAll(/"do":"place","kind":"([a-z0-9-]+)"/g)].map(([, kind]) =>
    String(kind),
  )
  return { zones: Object.keys(node.zones as object), markers: [...new Set([...laid, ...placed])] }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
