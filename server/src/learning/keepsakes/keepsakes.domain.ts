import type { Declares, Domain } from '../../domain.ts'
import { keepsakeInvariants } from './keepsake-invariants.ts'
import { exportKeepsakes } from './keepsakes.queries.ts'
import { findShownEmblem } from './show-emblem.ts'

const declares = { auditActions: ['keepsakes.changed'] } as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    keepsakes: typeof declares
  }
}

/** What sponsors buy with credits to keep: certificates, a poster, cards, and emblems for their public profile. */
export const keepsakes = {
  name: 'keepsakes',
  floor: 6,
  duty: 'money',
  ...declares,
  owns: { keepsakes: 'changed', owned_keepsakes: 'changed' },
  keeps: {
    ownWork: ['owned_keepsakes'],
    nobody: ['keepsakes'],
  },
  reads: ['donors', 'ledger_transactions', 'slots', 'users'],
  routes: async () => (await import('./keepsakes.routes.ts')).keepsakeRoutes,
  invariants: keepsakeInvariants,
  handsDown: { findShownEmblem },
  // No word of a person stands in a row, and the ledger keeps what it moved: its owner’s account names whose it was.
  personalData: [
    { name: 'keepsakes', export: (_, tx, { userId }) => exportKeepsakes(tx, userId), place: 46 },
  ],
} as const satisfies Domain
