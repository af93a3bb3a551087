import type { Declares, Domain } from '../../domain.ts'
import { listDaysOf } from './caps/caps.queries.ts'
import { deleteConsentsOf, listConsentsOf } from './consents/consents.queries.ts'
import { writerInvariants } from './writer-invariants.ts'
import { writerRoutes } from './writer.routes.ts'

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
  reads: ['audit_log'],
  routes: writerRoutes,
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
      writer_days: "day < now() - interval '90 days'",
      writer_asks: "day < now() - interval '100 days'",
    },
  },
} as const satisfies Domain
