import { paths } from '@tower/contract/pages.ts'
import { shoppingEndpoints } from '@tower/contract/spending/shopping.contract.ts'
import { shoppingTopics } from '@tower/contract/spending/shopping.topics.ts'
import type { Declares, Domain } from '../../domain.ts'
import { hour, minute } from '../../scheduled-job.ts'
import { listSessionsOf } from './desk/session-desk.queries.ts'
import { endSessions } from './end-sessions.ts'
import { exportSessions } from './export-sessions.ts'
import { reconcileCards } from './reconcile-cards.ts'
import { shoppingInvariants } from './shopping-invariants.ts'
import { clearSessionNames } from './shopping.queries.ts'

const declares = { auditActions: ['shopping.save_order'] } as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    shopping: typeof declares
  }
}

/** Teachers shop at vendors by card: their sessions, and the events of cards that move them. */
export const shopping = {
  name: 'shopping',
  floor: 5,
  duty: 'money',
  ...declares,
  owns: {
    session_order_items: 'deleted',
    session_orders: 'changed',
    session_shipments: 'deleted',
    shopping_sessions: 'changed',
  },
  keeps: {
    purchases: ['session_order_items', 'session_orders', 'session_shipments', 'shopping_sessions'],
  },
  reads: ['card_allowances', 'users'],
  routes: async () => {
    const { sessionDeskRoutes } = await import('./desk/session-desk.routes.ts')
    const { shoppingRoutes } = await import('./shopping.routes.ts')
    return (serve, services, above) => {
      shoppingRoutes(serve, services, above)
      sessionDeskRoutes(serve, services)
    }
  },
  aboutPerson: [
    {
      kind: 'session',
      list: listSessionsOf,
      leadsTo: ({ id }) => paths.adminSession({ sessionId: id }),
    },
  ],
  liveTopics: shoppingTopics,
  // Signed by the issuer.
  openCalls: [{ call: shoppingEndpoints.webhook, guard: 'none' }],
  invariants: shoppingInvariants,
  personalData: [
    {
      name: 'shopping_sessions',
      erase: (_, tx, { userId }) => clearSessionNames(tx, userId),
      export: (_, tx, { userId }) => exportSessions(tx, userId),
      place: 76,
    },
  ],
  jobs: [
    {
      name: 'shopping.end_sessions',
      cron: '*/5 * * * *',
      withinSeconds: 60,
      mayTakeSeconds: 30 * minute,
      run: endSessions,
    },
    {
      name: 'shopping.reconcile_cards',
      cron: '25 5 * * *',
      withinSeconds: 600,
      mayTakeSeconds: 2 * hour,
      run: reconcileCards,
    },
  ],
} as const satisfies Domain
