import type { MailParams, MailTemplateName } from '../../src/declared.ts'

type Samples = { [Name in MailTemplateName]: Record<string, MailParams<Name>> }

const unused = {
  readerName: 'Dana Okafor',
  athleteName: 'Robin',
  amountCents: 12_550,
  movesAt: '2027-02-14T12:00:00Z',
} as const

/** Mails about the money of athletes. */
export const athleteSamples = {
  athlete_news: {
    one: {
      giverName: 'Dana Okafor',
      athletes: [
        {
          prospectId: '3f0c0c5e-3f5b-4f0e-9a40-7d1a1e7c2b10',
          name: 'Robin Q.',
          spentCents: 1_206,
          news: [
            { kind: 'update', words: 'The spikes are here. Thank you!', amountCents: null },
            { kind: 'paid', words: 'Track spikes, size 9', amountCents: 7_000 },
          ],
        },
      ],
    },
    several: {
      giverName: null,
      athletes: [
        {
          prospectId: '3f0c0c5e-3f5b-4f0e-9a40-7d1a1e7c2b10',
          name: 'Robin Q.',
          news: [{ kind: 'update', words: null, amountCents: null }],
        },
        {
          prospectId: '3f0c0c5e-3f5b-4f0e-9a40-7d1a1e7c2b11',
          name: 'Maya R.',
          news: [{ kind: 'update', words: 'State meet on Saturday.', amountCents: null }],
        },
      ],
    },
  },
  unused_money: {
    of_goal: { ...unused, step: 'noticed', goalTitle: 'Spikes' },
    of_goal_moved: { ...unused, step: 'moved', goalTitle: 'Spikes' },
    of_profile: { ...unused, step: 'noticed', goalTitle: null },
    of_profile_moved: { ...unused, step: 'moved', goalTitle: null },
  },
} satisfies Pick<Samples, 'athlete_news' | 'unused_money'>
