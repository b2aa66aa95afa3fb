import type { Battle, Side } from '../../rules/state.ts'

/** A ready-made team has a name of its own; one that was built goes by its faction's. */
export const teamName = ({ content }: Battle, { team, faction }: Side): string =>
  (content.teams[team] ?? content.factions[faction])?.name ?? faction
