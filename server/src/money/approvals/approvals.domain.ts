import { approvalDuties } from '@tower/contract/money/approvals.ts'
import { approvalTopics } from '@tower/contract/money/approvals.topics.ts'
import { paths } from '@tower/contract/pages.ts'
import { retention } from '@tower/contract/retention.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'
import { approvalInvariants } from './approval-invariants.ts'
import { eraseApprovals, exportApprovals } from './personal-approvals.ts'
import { listTwoPersonApprovals, listWaitingApprovals } from './waiting-approvals.queries.ts'

const declares = {
  notices: ['approval_waits', 'slot_waits'],
  auditActions: ['approvals.ask', 'approvals.approve', 'approvals.refuse', 'approvals.withdraw'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    approvals: typeof declares
  }
}

/** The most that `SECOND_PERSON_DAYS` may be. */
const longestWindowDays = 365

const leadsTo = (id: string) => `${paths.adminApprovals}?approval=${id}`

/** Money that leaves: within the limit one person lets it, above it two. */
export const approvals = {
  name: 'approvals',
  floor: 2,
  duty: 'money',
  dutyOfWords: { slot_waits: approvalDuties },
  ...declares,
  owns: { approvals: 'changed' },
  keeps: { staffActs: ['approvals'], gifts: ['approvals'] },
  reads: ['audit_log', 'users'],
  routes: async () => (await import('./approvals.routes.ts')).approvalRoutes,
  liveTopics: approvalTopics,
  invariants: approvalInvariants,
  waiting: [{ kind: 'approval', duty: approvalDuties, list: listWaitingApprovals, leadsTo }],
  secondPerson: [{ kind: 'approval', list: listTwoPersonApprovals, leadsTo }],
  expiry: {
    // Who let how much out, and when, stays; what was read of it names whoever gave, or was paid.
    columns: [
      {
        // Nobody is counted beyond the longest window, so nobody is known beyond it.
        table: 'approvals',
        set: 'payee = null',
        where: `payee is not null and state <> 'waiting' and ${outlived('asked_at', { days: longestWindowDays })}`,
      },
      {
        table: 'approvals',
        set: `what = '—', facts = '[]', wish = null, payee = null, reason = case when reason is not null then '—' end,
          note = case when note is not null then '—' end`,
        where: `what <> '—' and state <> 'waiting' and ${outlived('asked_at', retention.gifts)}`,
      },
    ],
  },
  personalData: [
    {
      name: 'approvals',
      erase: eraseApprovals,
      export: (_, tx, { userId }) => exportApprovals(tx, userId),
      place: 103,
    },
  ],
} as const satisfies Domain
