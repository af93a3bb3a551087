/** The public profile of a sponsor. */
export const sponsorProfile = {
  kicker: 'Sponsor',
  description: '{name} sponsors classrooms with {site}.',
  website: 'Website',
  logo: 'Logo of {name}',
  emblem: 'Emblem of a sponsor of classrooms',
  logoElsewhere: 'Logo',
  totals: {
    title: 'Built so far',
    given: 'Given to classrooms',
    slots: 'Sponsor Slots minted',
    remaining: 'Left to the next slot',
    label: '{amount} of {target} toward the next slot',
    of: 'of {target} toward the next slot',
  },
  milestones: {
    title: 'Milestones',
    slots: { one: '{count} slot', other: '{count} slots' },
    first: 'It starts with the first slot.',
  },
  gifts: {
    title: 'Recent gifts',
    credits: { one: '{count} Tower Credit', other: '{count} Tower Credits' },
    none: 'No credits have been given yet.',
  },
  quiet: 'This sponsor gives quietly and keeps the numbers private.',
  join: 'Sponsor a classroom',
  missing: { title: 'Sponsor not found', text: 'There is no sponsor with this name.' },
  failed: { title: 'Unable to load sponsor profile', text: 'Please try again in a moment.', again: 'Retry' },
} as const
