const added = new Map<string, Promise<void>>()

/** Puts a set of icons into the document, once. */
export function addSprite(owner: string, sprite: () => Promise<string>): Promise<void> {
  const known = added.get(owner) ?? put(sprite)
  added.set(owner, known)
  return known
}

async function put(sprite: () => Promise<string>): Promise<void> {
  const holder = document.createElement('div')
  holder.hidden = true
  holder.innerHTML = await sprite()
  document.body.prepend(holder)
}
