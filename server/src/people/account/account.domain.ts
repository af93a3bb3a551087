import { clearErasureWords, listErasureRequestsOf } from './account.queries.ts'
import { accountRoutes } from './account.routes.ts'
import { viewErasure } from './account.view.ts'
import type { Domain } from '../../domain.ts'

/** What a person sees and decides of their own data. */
export const account = {
  name: 'account',
  floor: 6,
  owns: { erasure_requests: 'changed' },
  reads: ['users'],
  routes: (serve, services, { personalData }) => accountRoutes(serve, services, personalData),
  personalData: [
    {
      name: 'erasure_requests',
      erase: (_, tx, { userId }) => clearErasureWords(tx, userId),
      erasedWith: 'request',
      export: async (_, tx, { userId }) => (await listErasureRequestsOf(tx, userId)).map(viewErasure),
      place: 150,
    },
  ],
} as const satisfies Domain
