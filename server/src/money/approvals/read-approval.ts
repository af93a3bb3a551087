import { approvalFacts, dutyOfApproval } from '@tower/contract/money/approvals.ts'
import type { ApprovalStory } from '@tower/contract/money/approvals.contract.ts'
import { covers } from '@tower/contract/people/duties.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Actor } from '../../http/actor.ts'
import { signedAddress } from '../../oversight/files/file-address.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { namesOf } from './approvals.queries.ts'
import { type Deciding, whoAsks } from './decide-approval.ts'
import { findHands } from './find-hands.ts'
import { listedApprovals } from './listed-approvals.queries.ts'

const Facts = z.object({
  facts: z.array(z.object({ name: z.enum(approvalFacts), value: z.string() })),
  reason: z.string().nullable(),
  limit_cents: z.number(),
})

/** One of them with all that a second person looks at, and whether whoever reads it may be that person. */
export function readApproval(
  services: Pick<Services, 'database' | 'clock' | 'config'> & Pick<Deciding, 'hands' | 'outbound'>,
  { actor, approvalId }: { actor: Actor; approvalId: string },
): Promise<z.input<typeof ApprovalStory>> {
  return services.database.read(async (tx) => {
    const row = await listedApprovals.find(tx, sql`approval.id = ${approvalId}`)
    if (!row || !covers(actor.duties, dutyOfApproval(row.kind))) throw new Refusal('approvals.not_found')
    const { facts, reason, limit_cents } = await readFacts(tx, approvalId)
    const hands = await findHands(services, tx, { teacherId: row.teacher_id, at: services.clock.now() })
    const people = await namesOf(tx, [...new Set(hands.map(({ userId }) => userId))])
    const asked = { asked_by: row.asked_by_id, teacher_id: row.teacher_id, limit_cents }
    const work = services.outbound.find(({ kind }) => kind === row.kind)
    const reached = await work?.findReached?.(tx, row.subject_id)
    const fileId = (await work?.findDocument?.(tx, row.subject_id)) ?? null
    return {
      ...row,
      document_url: fileId && signedAddress(services, fileId, 'whole'),
      facts,
      reason,
      hands: hands.map(({ did, userId, cents }) => ({ did, by: people.get(userId)?.name ?? userId, cents })),
      you: await whoAsks(tx, { approval: asked, hands, reached, actor }),
    }
  })
}

function readFacts(tx: Tx, id: string): Promise<z.infer<typeof Facts>> {
  return rows(Facts)`select facts, reason, limit_cents from approvals where id = ${id}`.one(tx)
}
