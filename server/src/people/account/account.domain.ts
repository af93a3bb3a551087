import { paths } from '@tower/contract/pages.ts'
import { retention } from '@tower/contract/retention.ts'
import { listWaitingErasures } from './erasure/waiting-erasures.queries.ts'
import { clearErasureWords, listErasureRequestsOf } from './account.queries.ts'
import { viewErasure } from './account.view.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'

const declares = {
  notices: ['erasure_requested'],
  auditActions: [
    'account.exported',
    'account.erasure_requested',
    'account.erasure_cancelled',
    'account.erasure_refused',
    'account.erased',
    'account.athlete_erased',
    'account.address_erased',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    account: typeof declares
  }
}

/** What a person sees and decides of their own data. */
export const account = {
  name: 'account',
  floor: 6,
  duty: 'people',
  dutyOfWords: { 'account.athlete_erased': 'children' },
  ...declares,
  owns: { erasure_requests: 'changed', erasures: 'changed', files_to_rewrite: 'deleted' },
  keeps: {
    accounts: ['erasure_requests'],
    erasedMarks: ['erasures'],
    nobody: ['files_to_rewrite'],
  },
  reads: ['users'],
  expiry: { rows: { erasures: outlived('erased_at', retention.erasedMarks) } },
  routes: async () => {
    const { accountRoutes } = await import('./account.routes.ts')
    return (serve, services, above) => accountRoutes(serve, services, above)
  },
  waiting: [
    {
      kind: 'erasure_request',
      list: listWaitingErasures,
      leadsTo: (id) => `${paths.adminUsers}?person=${id}`,
    },
  ],
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
