import { dayOf } from '@tower/contract/org-days.ts'
import { disbursementDocument } from '@tower/contract/money/disbursements.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { attachFile } from '../../oversight/files/attach-file.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { nobodysHands } from '../approvals/find-hands.ts'
import { letOut } from '../approvals/let-out.ts'
import { lockApprovals } from '../approvals/lock-approvals.ts'
import { findAccount } from './accounts.queries.ts'
import { describeDisbursement } from './describe-disbursement.ts'
import { lockAthlete } from './moved.queries.ts'
import {
  type DisbursementRow,
  findByKey,
  findDisbursement,
  insertDisbursement,
  moveDisbursement,
  type NewDisbursement,
} from './disbursements.queries.ts'
import { payOut } from './pay-out.ts'
import { publishDisbursement } from './publish-disbursement.ts'
import {
  aloneCents,
  type Contested,
  getAccount,
  requireReached,
  type StandingAccount,
} from './read-account.ts'

export type RecordDisbursement = {
  actor: Actor
  accountId: string
  amountCents: number
  /** What could be paid out when it was decided. */
  availableCents: number
  payee: string
  paidFor: string
  paidOn: string
  documentId: string
  /** Chosen by the form: the same key records it once. */
  requestKey: string
}

/**
 * Staff record what was paid out of the money of a goal, with the document it stands on. One at a time for each athlete:
 * of two who record at once the second reads that the money changed. Above the limit it waits among the approvals.
 */
export async function recordDisbursement(
  services: Services & Contested,
  input: RecordDisbursement,
): Promise<DisbursementRow> {
  const at = services.clock.now()
  requireRecentProof(input.actor, at)
  if (input.paidOn > dayOf(at)) throw new Refusal('disbursements.paid_in_future')
  const written = await services.database.transaction(async (tx) => {
    // Before the athlete, as whoever approves does.
    await lockApprovals(tx)
    const found = await findAccount(tx, input.accountId)
    if (!found) throw new Refusal('disbursements.account_not_found')
    await lockAthlete(tx, found.prospect_id)
    const key = { prospectId: found.prospect_id, requestKey: input.requestKey }
    const begun = await findByKey(tx, key)
    if (begun) return requireSame(begun, input)
    const account = await getAccount(tx, services, input.accountId)
    requirePayable(account, input)
    return write(tx, { services, input, account, at })
  })
  if (written instanceof Refusal) throw written
  if (written.state === 'waiting') throw new Refusal('approvals.waits')
  return written
}

/** The same press again; with other content it is another form that must not look as if it had been recorded. */
function requireSame(begun: DisbursementRow, input: RecordDisbursement): DisbursementRow {
  const isSame =
    (begun.goal_id ?? begun.prospect_id) === input.accountId && begun.amount_cents === input.amountCents
  if (!isSame) throw new Refusal('disbursements.changed')
  return begun
}

function requirePayable(account: StandingAccount, { amountCents, availableCents }: RecordDisbursement): void {
  if (account.available_cents !== availableCents) throw new Refusal('disbursements.changed')
  requireReached(account)
  if (amountCents > availableCents) throw new Refusal('disbursements.not_enough')
}

type Writing = { services: Services; input: RecordDisbursement; account: StandingAccount; at: Date }

/** What was written down; or what whoever recorded it is told where it waits. */
async function write(tx: Tx, { services, input, account, at }: Writing): Promise<DisbursementRow | Refusal> {
  const { actor, amountCents, documentId: fileId } = input
  await attachFile(tx, { fileId, ownerId: actor.userId, rule: disbursementDocument, at })
  const given: NewDisbursement = {
    prospectId: account.prospect_id,
    goalId: account.goal_id,
    amountCents,
    payee: input.payee,
    paidFor: input.paidFor,
    paidOn: input.paidOn,
    fileId,
    requestKey: input.requestKey,
    recordedBy: actor.userId,
    at,
  }
  const id = await insertDisbursement(tx, given)
  if (id === undefined) throw new Refusal('disbursements.document_used')
  const waits = await letOut({ ...services, ...nobodysHands }, tx, {
    ...{ actor, at, act: await describeDisbursement(tx, 'disbursement', await getWritten(tx, id)) },
    always: amountCents > aloneCents(services, account) ? 'amount' : undefined,
  })
  if (!waits) {
    await moveDisbursement(tx, id, { state: 'paid', by: actor.userId, at, isAlone: true })
    await payOut(tx, { id, ...given, actorId: actor.userId, at })
  }
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'disbursements.record',
    targetKind: 'disbursement',
    targetId: id,
    details: {
      account_id: account.account_id,
      amount_cents: amountCents,
      needs_second: waits !== undefined,
    },
  })
  await publishDisbursement(tx, given)
  return waits ?? getWritten(tx, id)
}

async function getWritten(tx: Tx, id: string): Promise<DisbursementRow> {
  const row = await findDisbursement(tx, id)
  if (!row) throw new Error('a disbursement that was written is gone')
  return row
}
