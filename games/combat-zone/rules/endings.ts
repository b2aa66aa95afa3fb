/** How a game ends, in words. */
export const endings = {
  standing: 'nobody else is left standing',
  limit: 'time is up',
  points: 'the points are scored',
  scenario: 'so the scenario says',
  'gave-up': 'the others have given up',
  draw: 'all agree',
} as const

/** How a campaign ends: by a won Prove Your Worth, or after the agreed rounds. */
export const campaignEndings = { proven: 'they have proven their worth', cred: 'most Street Cred' } as const
