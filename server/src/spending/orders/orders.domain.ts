import { findOrders } from './found-orders.queries.ts'
import { listOrdersOf } from './about-orders.queries.ts'
import { paths } from '@tower/contract/pages.ts'
import { orderTopics } from '@tower/contract/spending/orders.topics.ts'
import type { Declares, Domain } from '../../domain.ts'
import { eraseWords } from './erase-words.ts'
import { exportOrders } from './export-orders.ts'
import { orderInvariants } from './order-invariants.ts'
import { orderMail } from './order-mail.ts'
import { announceApprovedOrder } from './announce-order.ts'
import { bookMoneyBack } from './book-money-back.ts'
import { moneyBackOf, readMoneyBack } from './money-back.queries.ts'
import { readOrderPayment } from './order-payments.queries.ts'
import { listWaitingOrders } from './waiting-orders.queries.ts'

const declares = {
  mails: {
    order_changed: { write: orderMail },
  },
  notices: ['order_submitted'],
  auditActions: [
    'orders.mark_paid',
    'orders.mark_fulfilled',
    'orders.cancel',
    'orders.ship',
    'orders.return',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    orders: typeof declares
  }
}

const leadsTo = (id: string) => `${paths.adminOrders}?order=${id}`

/** What teachers order from their budgets, and what staff pay, ship and take back. */
export const orders = {
  name: 'orders',
  floor: 4,
  duty: 'money',
  ...declares,
  owns: {
    order_items: 'changed',
    order_returns: 'changed',
    order_shipments: 'changed',
    orders: 'changed',
  },
  keeps: {
    purchases: ['orders', 'order_items', 'order_returns', 'order_shipments'],
  },
  reads: ['approvals', 'audit_log', 'ledger_accounts', 'ledger_transactions', 'teacher_budgets', 'users'],
  routes: async () => (await import('./orders.routes.ts')).orderRoutes,
  liveTopics: orderTopics,
  invariants: orderInvariants,
  outbound: [
    {
      kind: 'order_return',
      read: (tx, asked) => readMoneyBack(tx, moneyBackOf(asked)),
      carryOut: bookMoneyBack,
    },
    {
      kind: 'order',
      read: (tx, { subjectId }) => readOrderPayment(tx, subjectId),
      // It is paid where it was asked for; its teacher reads at once that it waits no more.
      carryOut: ({ tx }, { subjectId }) => announceApprovedOrder(tx, subjectId),
    },
  ],
  aboutPerson: [
    {
      kind: 'order',
      list: listOrdersOf,
      leadsTo: ({ id }) => leadsTo(id),
      leadsToAll: ({ id }) => `${paths.adminOrders}?teacher=${id}`,
    },
  ],
  aboutClassroom: [
    {
      kind: 'order',
      list: async (tx, { teacherId }, limit) =>
        teacherId === null ? [] : listOrdersOf(tx, { id: teacherId }, limit),
      leadsTo: ({ id }) => leadsTo(id),
      leadsToAll: ({ teacherId }) => `${paths.adminOrders}?teacher=${teacherId ?? ''}`,
    },
  ],
  searchable: [{ kind: 'order', find: findOrders, leadsTo: ({ id }) => leadsTo(id) }],
  waiting: [
    { kind: 'order', list: (tx, read) => listWaitingOrders(tx, { ...read, status: 'submitted' }), leadsTo },
    {
      kind: 'order_to_ship',
      list: (tx, read) => listWaitingOrders(tx, { ...read, status: 'paid' }),
      leadsTo,
    },
  ],
  personalData: [
    {
      name: 'orders',
      erase: (_, tx, traces) => eraseWords(tx, traces),
      export: (_, tx, { userId }) => exportOrders(tx, userId),
      place: 72,
    },
  ],
} as const satisfies Domain
