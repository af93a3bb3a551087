import { approvalEndpoints } from '@tower/contract/money/approvals.contract.ts'
import type { Above } from '../../domain.ts'
import { answerList } from '../../http/answer-list.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { approvalFile } from './approvals.view.ts'
import { decideApproval, withdrawApproval } from './decide-approval.ts'
import { listedApprovals, seenWith } from './listed-approvals.queries.ts'
import { readApproval } from './read-approval.ts'
import { readTeacherStanding } from './read-teacher-standing.ts'

/** Mounts the calls of this domain. */
export function approvalRoutes(serve: Serve, services: Services, above: Above): void {
  const deciding = { ...above, ...services }
  const list = answerList(services, listedApprovals, approvalFile, ({ duties }) => seenWith(duties))
  serve(approvalEndpoints, {
    list: list.page,
    listCsv: list.file,
    read: ({ actor, params }) => readApproval(deciding, { actor, ...params }),
    teacher: ({ params }) => readTeacherStanding(deciding, params),
    decide: async ({ actor, params, body }) => {
      await decideApproval(deciding, {
        ...{ actor, ...params, decision: body.decision },
        note: body.note ?? null,
      })
      return { ok: true as const, item: await readApproval(deciding, { actor, ...params }) }
    },
    withdraw: async ({ actor, params }) => {
      await withdrawApproval(deciding, { actor, ...params })
      return { ok: true as const, item: await readApproval(deciding, { actor, ...params }) }
    },
  })
}
