// Everything is fetched once and served from then on; a new version replaces the old one whole.
const CACHE = 'muster-__VERSION__'
const FILES = ['__FILES__']

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return
  const page = event.request.mode === 'navigate'
  const { pathname } = new URL(event.request.url)
  // There is one page; an address deeper than it would look for everything in the wrong place.
  if (page && pathname !== new URL(self.registration.scope).pathname && !pathname.endsWith('/index.html'))
    return event.respondWith(Response.redirect(self.registration.scope))
  event.respondWith(
    caches.match(page ? './' : event.request, { ignoreSearch: true }).then((found) => found ?? fetch(event.request)),
  )
})

// A push says which table waits, and nothing else.
self.addEventListener('push', (event) => {
  const { match } = event.data?.json() ?? {}
  const title = 'It is your turn'
  const shown = { body: 'A game by turns waits for you.', tag: match ?? 'muster', icon: 'icon.svg', data: { match } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { match } = event.notification.data ?? {}
  const address = new URL(match ? `#/online/table/${match}` : '#/online/mine', self.registration.scope).href
  const show = async () => {
    const [open] = await self.clients.matchAll({ type: 'window' })
    if (!open) return self.clients.openWindow(address)
    await open.navigate(address)
    return open.focus()
  }
  event.waitUntil(show())
})
