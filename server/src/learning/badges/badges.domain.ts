import { paths } from '@tower/contract/pages.ts'
import type { Declares, Domain } from '../../domain.ts'
import { badgeInvariants } from './badge-invariants.ts'
import { listMarketItems, saveMarketItem } from './desk/market-catalog.ts'
import { findShownBadges } from './find-shown-badges.ts'
import { deleteLook, exportLook } from './looks.queries.ts'
import { exportOwned } from './owned.queries.ts'
import { portraitDecidedMail } from './portraits/portrait-decided-mail.ts'
import { listWaitingPortraits } from './portraits/portraits.queries.ts'

const declares = {
  mails: { portrait_decided: { write: portraitDecidedMail } },
  auditActions: [
    'badges.added',
    'badges.changed',
    'badges.reordered',
    'badges.portrait_shown',
    'badges.portrait_refused',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    badges: typeof declares
  }
}

/** Badges and avatars that teachers unlock with their own credits, and how they appear beside a name. */
export const badges = {
  name: 'badges',
  floor: 4,
  duty: 'money',
  ...declares,
  owns: { market_items: 'changed', owned_items: 'appended', teacher_looks: 'deleted' },
  keeps: {
    ownWork: ['owned_items', 'teacher_looks'],
    nobody: ['market_items'],
  },
  reads: ['ledger_transactions', 'users'],
  routes: async () => (await import('./badges.routes.ts')).badgeRoutes,
  invariants: badgeInvariants,
  waiting: [
    {
      kind: 'portrait',
      duty: 'classrooms',
      list: listWaitingPortraits,
      leadsTo: (id) => `${paths.adminReview}?tab=portraits&portrait=${id}`,
    },
  ],
  handsDown: { findShownBadges, listMarketItems, saveMarketItem },
  // What was bought stays beside the fact of the ledger: nothing of it names whose it was once they are erased.
  personalData: [
    { name: 'owned_items', export: (_, tx, { userId }) => exportOwned(tx, userId), place: 44 },
    {
      name: 'teacher_looks',
      erase: (_, tx, { userId }) => deleteLook(tx, userId),
      export: (_, tx, { userId }) => exportLook(tx, userId),
      place: 45,
    },
  ],
} as const satisfies Domain
