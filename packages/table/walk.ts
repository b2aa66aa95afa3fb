/** One value inside a document and where it stands: "battles[3].map.objectives". */
export type Place = { readonly value: unknown; readonly path: string; readonly key: string }

/** Every value of a document, the outer ones first. */
export function* places(value: unknown, path = '', key = ''): Generator<Place> {
  yield { value, path, key }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* places(item, `${path}[${index}]`, key)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* places(item, path === '' ? name : `${path}.${name}`, name)
  }
}

/** Every object of a document that has a key, with its path. */
export function* objectsWith(
  value: unknown,
  key: string,
): Generator<{ path: string; object: Record<string, unknown> }> {
  for (const place of places(value))
    if (typeof place.value === 'object' && place.value !== null && key in place.value)
      yield { path: place.path, object: place.value as Record<string, unknown> }
}
