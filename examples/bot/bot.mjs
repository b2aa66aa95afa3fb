// A bot that plays at an online table, on Node 22 or newer with nothing installed: it answers every question with anything that is
// offered. Make a bot account on your profile's page, then:
//   MUSTER_TOKEN=muster-bot-… node bot.mjs https://table.example <match> <seat>
import { createHash, randomBytes, randomInt } from 'node:crypto'

const [address = 'http://localhost:4747', match = '', place = '0'] = process.argv.slice(2)
const seat = Number(place)
/** Milliseconds before an answer: a socket may say 20 things a second, and is told to slow down beyond. */
const PAUSE = 60
/** What this seat adds to the dice: its hash before the game, itself once everybody sits. */
const contribution = randomBytes(32).toString('hex')
const hash = createHash('sha256').update(`muster contribution ${contribution}`).digest('hex')

const url = `${address.replace(/^http/, 'ws')}/play`
const socket = new WebSocket(url, { headers: { authorization: `Bearer ${process.env.MUSTER_TOKEN}` } })
let requests = 0
let isRevealed = false
const say = (message) => socket.send(JSON.stringify(message))
const ask = (message) => say({ ...message, match, seat, r: ++requests })

socket.onopen = () => say({ say: 'hello', proto: 1 })
socket.onclose = () => process.exit(0)
socket.onerror = () => fail('the server cannot be reached')
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data)
  if (message.say === 'welcome' && !message.you) return fail('the server does not know this token')
  if (message.say === 'welcome') ask({ say: 'sit', hash })
  if (message.say === 'ok' && message.r === 1) say({ say: 'watch', match, seat })
  if (message.say === 'bye' || (message.say === 'no' && message.r === 1)) return fail(message.text)
  if (message.say === 'no') console.error(`${message.code}: ${message.text}`)
  if ((message.say === 'seats' || message.say === 'table') && message.state === 'open') mayReveal(message.seats)
  // A whole table at first and after a gap, then what each decision changed; both have the questions this seat is asked now.
  if (message.say === 'table' || message.say === 'moved') {
    if (message.seed !== undefined) return socket.close()
    for (const question of message.questions)
      setTimeout(() => ask({ say: 'answer', ...question.id, choice: choose(question) }), PAUSE)
  }
}

/** Once everybody sits, all show what they add. */
function mayReveal(seats) {
  if (isRevealed || seats.some(({ kind }) => kind === 'free')) return
  isRevealed = true
  ask({ say: 'reveal', contribution })
}

function choose({ form, options, min = 0, max = 0, suggestions = [] }) {
  const keys = options.map(({ key }) => key)
  if (form === 'one') return keys[randomInt(keys.length)]
  if (form === 'some') return keys.slice(0, min)
  if (form === 'order') return keys
  if (form === 'number') return randomInt(min, max + 1)
  return suggestions[randomInt(suggestions.length)]
}

function fail(text) {
  console.error(text)
  process.exit(1)
}
