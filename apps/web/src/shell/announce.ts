/** How long words stay to be read out, in milliseconds. */
const STAY = 20_000

/** Says something to screen readers, politely: later words wait for earlier ones, and old ones go. */
export function announce(words: string): void {
  const region = document.getElementById('announcer')
  if (!region || words === '') return
  const line = document.createElement('p')
  line.textContent = words
  region.append(line)
  while (region.children.length > 6) region.firstElementChild?.remove()
  setTimeout(() => line.remove(), STAY)
}

/** Takes back what was said, where somebody else comes to the screen. */
export function hush(): void {
  document.getElementById('announcer')?.replaceChildren()
}
