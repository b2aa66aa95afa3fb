/** Says something to screen readers, politely: later words wait for earlier ones. */
export function announce(words: string): void {
  const region = document.getElementById('announcer')
  if (!region || words === '') return
  const line = document.createElement('p')
  line.textContent = words
  region.append(line)
  while (region.children.length > 6) region.firstElementChild?.remove()
}

/** Takes back what was said, where somebody else comes to the screen. */
export function hush(): void {
  document.getElementById('announcer')?.replaceChildren()
}
