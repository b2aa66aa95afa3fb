/** The bots that can have a seat, weakest first. */
export const botLevels = ['novice', 'fighter', 'veteran', 'champion', 'legend'] as const
