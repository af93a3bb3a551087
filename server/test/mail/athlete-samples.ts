const unused = {
  readerName: 'Dana Okafor',
  athleteName: 'Robin',
  amountCents: 12_550,
  movesAt: '2027-02-14T12:00:00Z',
} as const

/** Mails about the money of athletes. */
export const athleteSamples = {
  unused_money: {
    of_goal: { ...unused, step: 'noticed', goalTitle: 'Spikes' },
    of_goal_moved: { ...unused, step: 'moved', goalTitle: 'Spikes' },
    of_profile: { ...unused, step: 'noticed', goalTitle: null },
    of_profile_moved: { ...unused, step: 'moved', goalTitle: null },
  },
} as const
