import { paths } from '@tower/contract/pages.ts'
import { retention } from '@tower/contract/retention.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'
import { hour, minute } from '../../scheduled-job.ts'
import { listOverduePledges } from './due-installments.queries.ts'
import { findPledges } from './found-pledges.queries.ts'
import { erasePledges, exportPledges, findPledgesUnder, redactPledges } from './erase-pledges.ts'
import { pledgeInvariants } from './pledge-invariants.ts'
import { pledgeReminderMail } from './pledge-reminder-mail.ts'
import { hasPledge } from './pledges.queries.ts'
import { remindSoon } from './remind-soon.ts'

const ofPledge = (id: string) => `${paths.adminPledges}?pledge=${id}`

const declares = {
  mails: {
    // Whoever wants no news of gifts is not reminded of one.
    pledge_reminder: { write: pledgeReminderMail, isSealed: true, series: 'gift_news' },
  },
  auditActions: [
    'pledges.entered',
    'pledges.gift_counted',
    'pledges.gift_released',
    'pledges.reminded',
    'pledges.days_changed',
    'pledges.ended',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    pledges: typeof declares
  }
}

/** What donors promised to give: no money until a gift comes of it. */
export const pledges = {
  name: 'pledges',
  floor: 5,
  duty: 'money',
  ...declares,
  owns: {
    pledges: 'deleted',
    pledge_installments: 'deleted',
    pledge_gifts: 'deleted',
    pledge_gift_amounts: 'fixed',
    pledge_gift_standings: 'fixed',
    pledge_standings: 'fixed',
  },
  keeps: {
    gifts: [
      'pledges',
      'pledge_installments',
      'pledge_gifts',
      'pledge_gift_amounts',
      'pledge_gift_standings',
      'pledge_standings',
    ],
  },
  reads: [
    'donor_contacts',
    'donors',
    'mail_leaves',
    'mail_suppressions',
    'offline_gifts',
    'payments',
    'users',
  ],
  handsDown: { hasPledge },
  routes: async () => (await import('./pledges.routes.ts')).pledgeRoutes,
  invariants: pledgeInvariants,
  waiting: [{ kind: 'pledge', list: listOverduePledges, leadsTo: ofPledge }],
  searchable: [
    {
      kind: 'pledge',
      find: findPledges,
      leadsTo: ({ id }) => ofPledge(id),
      acts: [
        {
          act: 'enter_pledge_gift',
          leadsTo: ({ id, part }) =>
            part ? `${paths.adminOfflineGifts}?gift=new&pledge=${id}&installment=${part}` : undefined,
        },
        {
          act: 'remind_of_pledge',
          // Where no email goes, its page says why.
          leadsTo: ({ id, part, reaches }) => (part && reaches ? `${ofPledge(id)}&act=remind` : undefined),
        },
        { act: 'end_pledge', leadsTo: ({ id, part }) => (part ? `${ofPledge(id)}&act=end` : undefined) },
      ],
    },
  ],
  personalData: [
    {
      name: 'pledges',
      findUnder: (_, tx, email) => findPledgesUnder(tx, email),
      erase: (_, tx, traces) => erasePledges(tx, traces),
      erasedWith: 'openings',
      export: (_, tx, { userId }) => exportPledges(tx, userId),
      place: 33,
    },
    { name: 'words_about_pledges', erase: (_, tx, traces) => redactPledges(tx, traces) },
  ],
  // The last day of all its installments counts, or the day it was written down where they were moved into the past.
  expiry: {
    rows: {
      pledges: `entered_at < now() - interval '1 year' and ${outlived(
        '(select max(due_on)::timestamptz from pledge_installments part where part.pledge_id = pledges.id)',
        retention.gifts,
      )}`,
    },
  },
  jobs: [
    {
      name: 'pledges.remind_soon',
      cron: '30 15 * * *',
      withinSeconds: minute,
      mayTakeSeconds: hour,
      run: remindSoon,
    },
  ],
} as const satisfies Domain
