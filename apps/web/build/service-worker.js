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
  event.respondWith(
    caches.match(page ? './' : event.request, { ignoreSearch: true }).then((found) => found ?? fetch(event.request)),
  )
})
