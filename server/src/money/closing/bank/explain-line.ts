import { type LineReason, lineReasons } from '@tower/contract/money/closing-bank.ts'
import { noonBy } from '@tower/contract/org-days.ts'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import type { AskedAct, CarryOut, Hands, OutboundAct } from '../../../outbound-act.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { letOut, takeBackAct } from '../../approvals/let-out.ts'
import { lockApprovals } from '../../approvals/lock-approvals.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { findLine, type Line, lockLines, settleLine } from './lines.queries.ts'
import { getLine } from './settle-line.ts'

type Word = { reason: LineReason; note: string }
type ExplainLine = Word & { actor: Actor; lineId: string }

/**
 * Staff say what a line is that the books do not know. What the bank kept or paid for itself, and what went to the issuer of
 * cards, is booked by it on the day of the line; what is of other books is only named, and the month differs by it. Money that
 * left is let out like any other: nothing but that word says where it went.
 */
export async function explainLine(
  services: Services & Hands,
  { actor, lineId, reason, note }: ExplainLine,
): Promise<void> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const waits = await services.database.transaction(async (tx) => {
    // Before the lines, as whoever decides about it does.
    await lockApprovals(tx)
    await lockLines(tx)
    const line = await getLine(tx, lineId)
    if (line.match !== null) throw new Refusal('closing.line_settled')
    const act = describeLine(line, { reason, note })
    const refusal =
      act && (await letOut(services, tx, { actor, act, at, reason: note, wish: { reason, note } }))
    if (refusal) return refusal
    if (!act) await takeBackAct(tx, { kind: 'bank_line', subjectId: lineId }, 'settled')
    await explain(tx, line, { reason, note, by: actor.userId, at })
    return undefined
  })
  if (waits) throw waits
}

const Wished = z.object({ reason: z.enum(lineReasons), note: z.string() })

/** A line that is to be explained, as a second person looks at it; undefined once somebody settled it. */
export async function readExplained(
  tx: Tx,
  { subjectId, wish }: Pick<AskedAct, 'subjectId' | 'wish'>,
): Promise<OutboundAct | undefined> {
  const line = await findLine(tx, subjectId)
  const word = Wished.safeParse(wish)
  return line?.match === null && word.success ? describeLine(line, word.data) : undefined
}

/** Says of a line what a second person agreed to, in the name of who asked. */
export async function explainApproved({ tx, at }: CarryOut, asked: AskedAct): Promise<void> {
  await lockLines(tx)
  const line = await getLine(tx, asked.subjectId)
  if (line.match !== null) throw new Refusal('closing.line_settled')
  await explain(tx, line, { ...Wished.parse(asked.wish), by: asked.askedBy, at })
}

/** Undefined of what came in, and of what is of other books: that leaves a difference, which two people sign. */
function describeLine(line: Line, { reason, note }: Word): OutboundAct | undefined {
  if (line.amount_cents >= 0 || reason === 'not_ours') return undefined
  return {
    kind: 'bank_line',
    subjectId: line.id,
    what: line.text,
    amountCents: -line.amount_cents,
    teacherId: null,
    payee: null,
    facts: [
      { name: 'use', value: reason },
      { name: 'paid_on', value: line.day },
      ...(line.reference === null ? [] : [{ name: 'reference', value: line.reference } as const]),
    ],
    stamp: JSON.stringify([reason, note, line.day, line.text, line.reference]),
  }
}

type Explaining = Word & { by: string; at: Date }

async function explain(tx: Tx, line: Line, { reason, note, by, at }: Explaining): Promise<void> {
  const { id: lineId, amount_cents: amountCents, day } = line
  const entryIds = reason === 'not_ours' ? [] : [await bookLine(tx, line, { reason, actorId: by, now: at })]
  await settleLine(tx, { lineId, entryIds }, { match: 'explained', reason, note, by, at })
  await writeAudit(tx, {
    ...{ at, actorId: by, action: 'closing.explain_line', targetKind: 'bank_line', targetId: lineId },
    details: { what: reason, note, amount_cents: amountCents, day },
  })
}

const booked = {
  bank_fee: { kind: 'bank_fee', account: 'bank_fees' },
  cards_funded: { kind: 'issuing_funded', account: 'issuing' },
} as const

function bookLine(
  tx: Tx,
  line: Line,
  { reason, actorId, now }: { reason: keyof typeof booked; actorId: string; now: Date },
): Promise<string> {
  const { kind, account } = booked[reason]
  const [from, to] = line.amount_cents > 0 ? (['bank', account] as const) : ([account, 'bank'] as const)
  return recordNewPosting(tx, {
    kind,
    actorId,
    idempotencyKey: `bank-line:${line.id}`,
    at: noonBy(line.day, now),
    postings: transfer({ kind: from }, { kind: to }, Math.abs(line.amount_cents)),
  })
}
