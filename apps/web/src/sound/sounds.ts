import type { SoundName } from '@muster/ui'

let context: AudioContext | undefined

type Note = { readonly at: number; readonly pitch: number; readonly long: number; readonly shape: OscillatorType }

const VOICES: Readonly<Record<SoundName, readonly Note[]>> = {
  dice: [0, 0.06, 0.13, 0.19].map((at, index) => ({ at, pitch: 900 - index * 130, long: 0.03, shape: 'square' })),
  move: [{ at: 0, pitch: 190, long: 0.07, shape: 'sine' }],
  strike: [{ at: 0.05, pitch: 320, long: 0.1, shape: 'sawtooth' }],
  hurt: [{ at: 0.25, pitch: 110, long: 0.18, shape: 'triangle' }],
  fall: [
    { at: 0.3, pitch: 150, long: 0.2, shape: 'sawtooth' },
    { at: 0.45, pitch: 80, long: 0.35, shape: 'sawtooth' },
  ],
  score: [
    { at: 0.1, pitch: 523, long: 0.12, shape: 'triangle' },
    { at: 0.22, pitch: 784, long: 0.2, shape: 'triangle' },
  ],
  card: [{ at: 0, pitch: 1400, long: 0.04, shape: 'triangle' }],
  alarm: [0, 0.18].map((at) => ({ at, pitch: 440, long: 0.14, shape: 'square' })),
}

/** Sounds made on the spot; nothing but this to download. */
export function makeSounds(names: Iterable<SoundName>, volume: number): void {
  context ??= new AudioContext()
  for (const name of names) for (const note of VOICES[name]) play(context, note, volume)
}

function play(audio: AudioContext, { at, pitch, long, shape }: Note, volume: number): void {
  const tone = new OscillatorNode(audio, { type: shape, frequency: pitch })
  const gain = new GainNode(audio, { gain: 0 })
  const start = audio.currentTime + at
  gain.gain.setValueAtTime(0.18 * volume, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + long)
}
