import { Match } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { netrun, program } from '../testing/netrun.ts'
import { combatZone } from './game.ts'
import { skillOf } from './skills.ts'

describe('programs in a team', () => {
  const { state, questions } = Match.open(combatZone, {
    seats: 2,
    seed: 'a',
    config: { teams: ['gen-red-100', 'maelstrom-100'], battlespace: 'parade-ground' },
  })

  test('CZ-NET-4, CZ-NET-14 they are installed when the game begins, all of them Loaded', () => {
    expect(state.programs).toEqual([
      { of: 'prodigy-1', card: 'adware', running: false },
      { of: 'prodigy-1', card: 'speedtrap', running: false },
      { of: 'prodigy-1', card: 'running-rabbit', running: false },
      { of: 'code-twin-1', card: 'scrap-crab', running: false },
    ])
  })

  test('CZ-NET-4 no action installs one', () => {
    expect(questions[0]?.options.map(({ key }) => key)).not.toContain('install')
    const kinds = netrun(['adware'])
      .question()
      .options.map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['move', 'shoot', 'launch adware', 'end']))
  })
})

describe('launching', () => {
  test('CZ-NET-8 it uses no token, whether it succeeds or fails', () => {
    expect(netrun(['adware']).dice(9, 3).answer('launch adware bob-1').tokens('ana')).toBe('Y+ Y+')
    expect(netrun(['adware']).dice(2, 8).answer('launch adware bob-1').tokens('ana')).toBe('Y+ Y+')
  })

  test('CZ-NET-9 the die has the colour of the program, whatever tokens there are', () => {
    const t = netrun(['running-rabbit'], { ana: { tokens: 'G+', skills: { tech: 2 } } })
    t.dice(5, 2).answer('launch running-rabbit')
    expect(t.told('dice')[0]).toMatchObject({ die: 'RED', faces: [5] })
    expect(t.told('success')[0]).toMatchObject({ total: 7 })
  })

  test('CZ-NET-10 on a success the results are resolved and the program runs', () => {
    const t = netrun(['adware']).dice(9, 3).play('launch adware bob-1')
    expect([t.model('bob').hacked, program(t, 'adware')]).toEqual([
      1,
      { of: 'ana-1', card: 'adware', running: true, on: 'bob-1' },
    ])
  })

  test('CZ-NET-11 CZ-R-80 one that failed is not tried again in this activation; another is, and all in the next', () => {
    const t = netrun(['adware', 'speedtrap']).dice(2, 8).answer('launch adware bob-1')
    expect(t.offer('launch')).toEqual(['launch speedtrap bob-1'])
    expect(t.whyNot('launch adware bob-1')).toBe('CZ-NET-11')
    t.play('end', 'end')
    expect(t.offer('launch')).toEqual(['launch adware bob-1', 'launch speedtrap bob-1'])
  })

  test('CZ-NET-12 a Running program is not launched', () => {
    const t = netrun(['adware']).dice(9, 3).answer('launch adware bob-1')
    expect([t.offer('launch'), t.whyNot('launch adware bob-1')]).toEqual([[], 'CZ-NET-12'])
  })

  test('CZ-NET-13 programs are no [RE]actions', () => {
    const t = netrun(['adware'], { active: 'bob' }).dice(7, 3).answer('shoot ana-1 on Y+')
    expect([t.question().seat, t.offer('launch'), t.whyNot('launch adware bob-1')]).toEqual([0, [], 'CZ-NET-13'])
    expect(t.offer('move')).toEqual(['move on y+', 'move on Y+'])
  })

  test('CZ-NET-15 a rival opposes with Tech', () => {
    const t = netrun(['adware']).dice(2, 4).answer('launch adware bob-1')
    expect(t.told('failure')[0]).toMatchObject({ total: 4, against: 5 })
  })

  test('CZ-NET-16 CZ-R-98 a friend, and nobody in particular, is opposed by the Obstacle die', () => {
    const cat = { seat: 0, at: [7, 5], hacked: 1 } as const
    const t = netrun(['sword-and-mirror', 'running-rabbit'], { more: { cat } })
    t.dice(5, 3, 5, 3).play('launch sword-and-mirror cat-1', 'launch running-rabbit')
    expect(t.told('dice').map(({ die }) => die)).toEqual(['RED', 'Obstacle', 'RED', 'Obstacle'])
  })

  test('CZ-NET-17 it needs a Path of Attack', () => {
    const wall = netrun(['adware'], { pieces: [{ kind: 'wall', at: [5, 7.5], turn: 0 }] })
    expect([wall.offer('launch'), wall.whyNot('launch adware bob-1')]).toEqual([[], 'CZ-PATH-9'])
  })

  test('CZ-NET-22 not in the middle of a move, and not in the turn of another', () => {
    const t = netrun(['adware']).answer('move on Y+')
    expect(() => t.answer('launch adware bob-1')).toThrow()
    expect(netrun(['adware'], { active: 'bob' }).offer('launch')).toEqual([])
  })

  test('CZ-NET-23 launches and token actions in any order', () => {
    const t = netrun(['adware', 'speedtrap']).answer('move on Y+').walk([4, 5])
    t.dice(9, 3, 9, 3).play('launch adware bob-1', 'launch speedtrap bob-1', 'move on Y+')
    t.walk([5, 5])
    expect([program(t, 'adware')?.running, program(t, 'speedtrap')?.running, t.at('ana')]).toEqual([
      true,
      true,
      [500, 500],
    ])
  })

  test('CZ-R-97 with no Ready token left there are still programs, as long as one can be launched', () => {
    const t = netrun(['adware', 'speedtrap'], {
      ana: { tokens: 'Y+', skills: { tech: 2 }, programs: ['adware', 'speedtrap'] },
    })
    t.answer('move on Y+').walk([4, 5])
    expect(t.offer()).toEqual(['launch adware bob-1', 'launch speedtrap bob-1', 'end'])
    t.dice(2, 8, 2, 8).play('launch adware bob-1', 'launch speedtrap bob-1')
    expect([t.state.control, t.state.active?.id]).toEqual([1, 'bob-1'])
  })

  test('CZ-R-99 Complex programs are not launched with a rival within RED', () => {
    const t = netrun(['peeping-tom'], { bob: { at: [5, 8] } })
    expect(t.whyNot('launch peeping-tom')).toBe('CZ-KEYWORD-4')
    expect(netrun(['peeping-tom']).offer('launch')).toEqual(['launch peeping-tom'])
  })
})

describe('while it runs', () => {
  const running = (...cards: string[]) => ({
    programs: cards.map((card) => ({ of: 'ana-1', card, running: true, on: 'bob-1' })),
  })

  test('CZ-NET-18 its effects last as long as it does, in the activation of a rival too', () => {
    const state = running('dead-echo')
    const t = netrun([], { active: 'bob', bob: { hacked: 1, skills: { reflexes: 2 } }, state })
    expect(skillOf(t.state, t.model('bob'), 'reflexes')).toBe(1)
    expect(skillOf(t.state, t.model('ana'), 'reflexes')).toBe(0)
  })

  test('CZ-NET-19 its Running side says when it is reloaded', () => {
    const t = netrun([], {
      active: 'ana',
      ana: { tokens: 'Y- Y+' },
      state: running('dead-echo', 'adware'),
      bob: { hacked: 1 },
    })
    t.play('end', 'end', 'inspire')
    expect([program(t, 'dead-echo')?.running, program(t, 'adware')?.running]).toEqual([false, true])
  })

  test('CZ-NET-20 CZ-NET-21 every Skill of a Vulnerable model is 0 but Tech, until the program is reloaded', () => {
    const skills = { reflexes: 2, melee: 1, tech: 3 }
    const t = netrun(['dead-echo'], { ana: { tokens: 'Y- Y+', skills, programs: ['dead-echo'] } })
    const now = () => (['reflexes', 'melee', 'tech'] as const).map((skill) => skillOf(t.state, t.model('ana'), skill))
    expect(now()).toEqual([2, 1, 3])
    t.dice(7, 3).answer('launch dead-echo bob-1')
    expect(now()).toEqual([0, 0, 3])
    t.dice(5, 4).play('end', 'shoot ana-1 on Y+', 'Y+')
    expect(t.told('success').at(-1)).toMatchObject({ total: 5, against: 4 })
    t.play('end', 'end', 'inspire')
    expect(now()).toEqual([2, 1, 3])
  })
})

describe('combat netrunning', () => {
  /** Nan, a Netrunner on Bob's side with Tech 3, sees Ana from beyond the range of the program. */
  const guarded = (programs: readonly string[], nan: object = {}) =>
    netrun(programs, {
      more: { nan: { seat: 1, at: [15, 20], tokens: 'Y+ Y+', skills: { tech: 3 }, programs: [], ...nan } },
    })

  test('CZ-NET-24 a Netrunner may oppose it in the place of the target, with its own token and Tech', () => {
    const t = guarded(['adware']).answer('launch adware bob-1')
    expect([t.question().seat, t.offer()]).toEqual([1, ['nan-1', 'nobody']])
    t.dice(5, 4).play('nan-1')
    expect(t.told('failure')[0]).toMatchObject({ total: 7, against: 7 })
  })

  test('CZ-NET-25 it needs a Path of Attack to the launcher', () => {
    const t = netrun(['adware'], {
      pieces: [{ kind: 'wall', at: [8.5, 5], turn: 1 }],
      more: { nan: { seat: 1, at: [12, 5], skills: { tech: 3 }, programs: [] } },
    })
    t.dice(9, 3).answer('launch adware bob-1')
    expect(t.model('bob').hacked).toBe(1)
  })

  test('CZ-NET-24 CZ-NET-25 CZ-R-100 who may not stand in is refused with the rule', () => {
    const more = {
      nan: { seat: 1, at: [15, 20], tokens: 'Y+ Y+', skills: { tech: 3 }, programs: [] },
      hid: { seat: 1, at: [12, 5], skills: { tech: 3 }, programs: [] },
      cal: { seat: 1, at: [9, 12] },
    } as const
    const t = netrun(['adware'], { pieces: [{ kind: 'wall', at: [8.5, 5], turn: 1 }], more })
    t.answer('launch adware bob-1')
    expect([t.offer(), t.whyNot('hid-1'), t.whyNot('cal-1')]).toEqual([['nan-1', 'nobody'], 'CZ-NET-25', 'CZ-NET-24'])
  })

  test('CZ-GONK-9 CZ-CARDS-14 CZ-NET-30 whom a program does not speak of is refused with the rule', () => {
    const t = netrun(['adware', 'hellhound', 'puppeteer', 'sword-and-mirror'], {
      more: { gus: { seat: 1, at: [8, 9], gonk: 'yellow' }, own: { seat: 0, at: [8, 5], gonk: 'yellow' } },
    })
    expect(t.whyNot('launch adware gus-1')).toBe('CZ-GONK-9')
    expect(t.whyNot('launch puppeteer gus-1')).toBe('CZ-CARDS-14')
    expect(t.whyNot('launch sword-and-mirror own-1')).toBe('CZ-CARDS-14')
    expect(t.whyNot('launch hellhound bob-1')).toBe('CZ-NET-30')
    expect(t.whyNot('launch adware ana-1')).toBe('CZ-ACTION-11')
  })

  test('CZ-NET-26 the owner may leave it to the target', () => {
    const t = guarded(['adware']).dice(9, 3).play('launch adware bob-1', 'nobody')
    expect([t.model('bob').hacked, t.model('nan').hacked]).toEqual([1, 0])
  })

  test('CZ-NET-27 who stands in and loses is the target of the program', () => {
    const t = guarded(['adware']).dice(9, 3).play('launch adware bob-1', 'nan-1')
    expect([t.model('bob').hacked, t.model('nan').hacked, program(t, 'adware')?.on]).toEqual([0, 1, 'nan-1'])
  })

  test('CZ-NET-37 one that is stopped has failed: nobody is affected', () => {
    const t = guarded(['adware']).dice(6, 5).play('launch adware bob-1', 'nan-1')
    expect([t.model('bob').hacked, t.model('nan').hacked]).toEqual([0, 0])
    expect([program(t, 'adware')?.running, t.whyNot('launch adware bob-1')]).toEqual([false, 'CZ-NET-11'])
  })

  test('CZ-R-45 in a Brawl only the chosen rival is replaced, and the lowest roll counts', () => {
    const t = netrun(['adware'], {
      more: {
        nan: { seat: 1, at: [15, 20], tokens: 'Y+', skills: { tech: 3 }, programs: [] },
        cat: { seat: 0, at: [6.2, 10], tokens: 'Y+' },
      },
    })
    t.dice(9, 7, 2).play('launch adware bob-1', 'nan-1')
    expect([t.model('bob').hacked, t.model('nan').hacked, t.model('cat').hacked]).toEqual([0, 0, 1])
  })

  test('CZ-R-100 a wound of the program falls on the token it stood in with, Hacked or not', () => {
    const t = netrun(['hellhound'], {
      bob: { hacked: 1 },
      more: { nan: { seat: 1, at: [15, 20], tokens: 'Y+', programs: [] } },
    })
    t.dice(7, 2).play('launch hellhound bob-1', 'nan-1')
    expect([t.tokens('bob'), t.tokens('nan')]).toEqual(['Y+ Y+', 'y+'])
  })
})

describe('being Hacked', () => {
  test('CZ-NET-28 CZ-NET-29 one token for each success, and several may lie there', () => {
    const t = netrun(['adware', 'dead-echo']).dice(9, 3, 7, 3)
    expect(t.model('bob').hacked).toBe(0)
    expect(t.answer('launch adware bob-1').model('bob').hacked).toBe(1)
    expect(t.answer('launch dead-echo bob-1').model('bob').hacked).toBe(2)
  })

  test('CZ-NET-30 CZ-NET-31 what affects Hacked rivals is used on those with a token, one or two', () => {
    const offered = (hacked: number) => netrun(['hellhound'], { bob: { hacked } }).offer('launch')
    expect([offered(0), offered(1), offered(2)]).toEqual([[], ['launch hellhound bob-1'], ['launch hellhound bob-1']])
  })
})

describe('Memory Leaks', () => {
  const leaked = (card: string, tokens: string, ...answers: string[]) => {
    const t = netrun([card], { ana: { tokens, skills: { tech: 2 }, programs: [card] } })
    return t.dice(1, 5).play(`launch ${card} bob-1`, ...answers)
  }

  test('CZ-NET-32 a Fumble turns one Ready token to Used', () => {
    expect(leaked('adware', 'Y+ Y+').tokens('ana')).toBe('Y- Y+')
  })

  test('CZ-NET-33 CZ-R-101 with none Ready it is a wound, on the token its controller picks', () => {
    const t = netrun(['adware'], { ana: { tokens: 'Y+ G-', programs: ['adware'] } })
      .answer('move on Y+')
      .walk([5, 6])
    t.dice(1, 5).play('launch adware bob-1')
    expect([t.question().ask, t.offer()]).toEqual(['which token to wound', ['Y-', 'G-']])
    expect(t.answer('Y-').tokens('ana')).toBe('y- G-')
  })

  test('CZ-NET-34 either way the activation is over and Control passes', () => {
    const t = leaked('adware', 'Y+ Y+')
    expect([t.state.control, t.state.active?.id, t.tokens('ana')]).toEqual([1, 'bob-1', 'Y- Y+'])
  })

  test('CZ-NET-32, CZ-SETUP-4 who cannot be stunned keeps its tokens, and its activation is over all the same', () => {
    const gear = { charm: { standing: [{ forbid: 'be-stunned' }] } }
    const t = netrun(['adware'], { gear, ana: { programs: ['adware'], gear: [{ card: 'charm', down: false }] } })
    t.dice(1, 5).play('launch adware bob-1')
    expect([t.tokens('ana'), t.state.control]).toEqual(['Y+ Y+', 1])
  })

  test('CZ-NET-35 a Dangerous program wounds as well', () => {
    expect(leaked('dead-echo', 'Y+ Y-').tokens('ana')).toBe('y- Y-')
  })

  test('CZ-NET-36 with none Ready that is two wounds, the first on a token that is not RED', () => {
    const spent = (tokens: string) => {
      const t = netrun(['dead-echo'], { ana: { tokens: `${tokens} R+`, programs: ['dead-echo'] } })
      return t.answer('move on R+').walk([5, 6]).dice(1, 5).answer('launch dead-echo bob-1')
    }
    expect(spent('Y- Y-').tokens('ana')).toBe('y- y- R-')
    expect(spent('y- Y-').model('ana').where).toBe('out')
  })

  test('CZ-R-102 only a Fumble that stands leaks', () => {
    const t = netrun(['adware'], { luck: [1, 0] })
      .dice(1, 5, 9)
      .play('launch adware bob-1', 'luck 0')
    expect([t.tokens('ana'), program(t, 'adware')?.running, t.question().seat]).toEqual(['Y+ Y+', true, 0])
  })
})
