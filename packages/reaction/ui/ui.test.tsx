import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { bandsOf } from '../band.ts'
import { meets } from '../compare.ts'
import { actionDie, dieOf } from '../dice.ts'
import { parseRow } from '../row.ts'
import { type Token, tokens } from '../token.ts'
import { DieFaces } from './die-faces.tsx'
import { RangeBar } from './range-bar.tsx'
import { TokenArt, TokenRow } from './token.tsx'

const labelsIn = (markup: string) => [...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)

describe('a token drawn', () => {
  const drawn = (token: Token) => renderToStaticMarkup(<TokenArt token={token} />)

  test('differs from every other in more than its colour', () => {
    const grey = tokens.map((token) =>
      drawn(token).replace(/var\(--token-(green|yellow|red), #\w+\)|aria-label="[^"]*"/g, ''),
    )
    expect(new Set(grey).size).toBe(tokens.length)
  })

  test('shows its die while Ready, a slash when Used, and a crack where it is wounded', () => {
    expect(['G+', 'Y+', 'R+', 'y+'].map((token) => />(\d+)</.exec(drawn(token as Token))?.[1])).toEqual([
      '12',
      '8',
      '6',
      '6',
    ])
    expect(drawn('G-')).not.toContain('<text')
    expect(drawn('G-')).toContain('M8.5 18.5 15.5 5.5')
    expect(drawn('g+')).toContain('M2.5 8')
    expect(drawn('R+')).not.toContain('M2.5 8')
  })

  test('is said in words, and a row as one', () => {
    const [row, ...each] = labelsIn(renderToStaticMarkup(<TokenRow row={parseRow('G+ y-')} />))
    expect(row).toBe('Tokens: Ready GREEN; Used RED, a wounded YELLOW')
    expect(each).toEqual(['Ready GREEN', 'Used RED, a wounded YELLOW'])
    expect(labelsIn(renderToStaticMarkup(<TokenRow row={[]} />))).toEqual(['No tokens'])
  })
})

test('a range shows every band by name, and says those it has', () => {
  const reach = { red: '0-1', yellow: '2', green: '3', long: '4+' }
  const markup = renderToStaticMarkup(<RangeBar range={bandsOf(['yellow', 'long'])} reach={reach} />)
  expect(labelsIn(markup)).toEqual(['Range: YELLOW, 2; Long, 4+'])
  expect([...markup.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text)).toEqual([
    'RED',
    '0-1',
    'YELLOW',
    '2',
    'GREEN',
    '3',
    'Long',
    '4+',
  ])
  expect([...markup.matchAll(/<g opacity="([^"]*)"/g)].map(([, opacity]) => opacity)).toEqual([
    '0.35',
    '1',
    '0.35',
    '1',
  ])
  expect(labelsIn(renderToStaticMarkup(<RangeBar range={0} reach={reach} />))).toEqual(['Range: none'])
})

test('the faces of a die tell hits, Crit and Fumble apart, where it has them', () => {
  const yellow = dieOf('yellow')
  const markup = renderToStaticMarkup(<DieFaces die={yellow} hits={(face) => meets({ die: yellow, face }, 1, 6)} />)
  expect(labelsIn(markup)).toEqual(['YELLOW: 4 of 8 faces, Crit 8, Fumble 1'])
  expect(markup.match(/fill="currentColor" fill-opacity/g)).toHaveLength(4)
  expect(markup.match(/★/g)).toHaveLength(1)
  expect(markup.match(/M2 14/g)).toHaveLength(1)
  const plain = renderToStaticMarkup(<DieFaces die={actionDie('OBSTACLE', 10, 0, 0)} hits={() => false} />)
  expect(labelsIn(plain)).toEqual(['OBSTACLE: 0 of 10 faces'])
  expect(plain).not.toMatch(/★|M2 14/)
})
