import { handedDown, hands, outbound } from '../src/domains.ts'
import type { Actor } from '../src/http/actor.ts'
import { readSecondLook } from '../src/money/approvals/approval-of-subject.ts'
import type { Subject } from '../src/money/approvals/approvals.queries.ts'
import { decideApproval } from '../src/money/approvals/decide-approval.ts'
import { Refusal } from '../src/refusal.ts'
import type { Services } from '../src/services.ts'

/** Asks for what takes two people: that it waits is said by a refusal. */
export async function askForApproval(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'approvals.waits') throw error
  })
}

/** What somebody says of what waits: a note refuses it. Of what does not wait, nothing. */
export async function settleApproval(
  services: Services,
  { actor, note = null, ...subject }: Subject & { actor: Actor; note?: string | null },
): Promise<void> {
  const asked = await services.database.read((tx) => readSecondLook(tx, subject))
  if (asked?.state !== 'waiting') return
  await decideApproval(
    { ...services, ...handedDown, hands, outbound },
    { actor, approvalId: asked.id, decision: note === null ? 'approved' : 'refused', note },
  )
}
