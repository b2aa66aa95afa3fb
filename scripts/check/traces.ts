import { type Refusal, refusal, type Source } from './syntax.ts'

/** Addresses of package registries and mirrors, by how such hosts and paths are named. */
const REGISTRY =
  /https?:\/\/(?:[\w-]+\.)*(?:registry|artifactory|nexus|verdaccio|npm-proxy)[\w.-]*|https?:\/\/[^\s"'/]+\/(?:api\/npm|repository\/npm)[^\s"']*/g

/** Where somebody's machine keeps its files. */
const HOME = /(?<![\w.$}/-])(?:\/(?:home|Users)\/[\w.-]+\/|\/(?:work|root|workspace|builds)\/[\w.-]+|[A-Z]:\\Users\\)/g

const LOCKED_ADDRESS = /"resolved": "https?:[^"]*"/g

/** A checkout must work for whoever clones it, so nothing in it may tell where it was made. */
export function traceRefusals(source: Source): Refusal[] {
  const refusals = [
    ...matches(source, REGISTRY, 'packages by name, without the address of a registry'),
    ...matches(source, HOME, 'a path relative to the repository'),
  ]
  if (source.file === 'package-lock.json') {
    refusals.push(...matches(source, LOCKED_ADDRESS, 'no download addresses (omit-lockfile-registry-resolved)'))
  }
  if (source.file.endsWith('.npmrc')) refusals.push(...matches(source, /^.*registry\s*=.*$/gm, 'no registry setting'))
  return refusals
}

function matches(source: Source, pattern: RegExp, expected: string): Refusal[] {
  return [...source.text.matchAll(pattern)]
    .filter(([text]) => !text.startsWith('omit-lockfile-registry-resolved'))
    .map((match) => refusal(source, match.index, match[0], expected))
}
