import { retention } from '@tower/contract/retention.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'
import { listDaysOf } from './caps/caps.queries.ts'
import { deleteConsentsOf, listConsentsOf } from './consents/consents.queries.ts'
import { writerInvariants } from './writer-invariants.ts'

const declares = {
  auditActions: ['writer.agreed', 'writer.taken_back'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    writer: typeof declares
  }
}

/** Words by order: the provider, what it may take, and which teachers agreed to it. */
export const writer = {
  name: 'writer',
  floor: 2,
  ...declares,
  owns: { writer_asks: 'changed', writer_consents: 'deleted', writer_days: 'changed' },
  keeps: {
    writerUses: ['writer_asks', 'writer_days'],
    ownWork: ['writer_consents'],
  },
  reads: ['audit_log'],
  routes: async () => (await import('./writer.routes.ts')).writerRoutes,
  invariants: writerInvariants,
  personalData: [
    {
      name: 'writer',
      erase: (_, tx, { userId }) => deleteConsentsOf(tx, userId),
      export: async (_, tx, { userId }) => ({
        agreed: await listConsentsOf(tx, userId),
        days: await listDaysOf(tx, userId),
      }),
      place: 134,
    },
  ],
  // The sums go first, so that each that is there has all its asks.
  expiry: {
    rows: {
      writer_days: outlived('day', retention.writerUses),
      writer_asks: outlived('day', retention.writerUses),
    },
  },
} as const satisfies Domain
