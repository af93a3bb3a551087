import { approvalTopics } from '@tower/contract/money/approvals.topics.ts'
import { paths } from '@tower/contract/pages.ts'
import type { Declares, Domain } from '../../domain.ts'
import { approvalInvariants } from './approval-invariants.ts'
import { eraseApprovals, exportApprovals } from './personal-approvals.ts'
import { listTwoPersonApprovals, listWaitingApprovals } from './waiting-approvals.queries.ts'

const declares = {
  notices: ['approval_waits'],
  auditActions: ['approvals.ask', 'approvals.approve', 'approvals.refuse', 'approvals.withdraw'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    approvals: typeof declares
  }
}

const leadsTo = (id: string) => `${paths.adminApprovals}?approval=${id}`

/** Money that leaves: within the limit one person lets it, above it two. */
export const approvals = {
  name: 'approvals',
  floor: 2,
  duty: 'money',
  ...declares,
  owns: { approvals: 'changed' },
  keeps: { staffActs: ['approvals'] },
  reads: ['audit_log', 'users'],
  routes: async () => (await import('./approvals.routes.ts')).approvalRoutes,
  liveTopics: approvalTopics,
  invariants: approvalInvariants,
  waiting: [{ kind: 'approval', list: listWaitingApprovals, leadsTo }],
  secondPerson: [{ kind: 'approval', list: listTwoPersonApprovals, leadsTo }],
  personalData: [
    {
      name: 'approvals',
      erase: (_, tx, traces) => eraseApprovals(tx, traces),
      export: (_, tx, { userId }) => exportApprovals(tx, userId),
      place: 103,
    },
  ],
} as const satisfies Domain
