import { moveDay, startOfDay } from '@tower/contract/org-days.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { takeBackAct } from '../../approvals/let-out.ts'
import { lockApprovals } from '../../approvals/lock-approvals.ts'
import { areSettled, type Entry, findEntries, listOpenNear } from './entries.queries.ts'
import { findLine, insertWord, type Line, lockLines, settleLine, unsettleLine } from './lines.queries.ts'

/** A person looks further than the comparison does. */
const daysLookedAt = 45
const mostEntries = 50

/** What of the books a line may be, the likeliest first. */
export function readLineEntries(
  { database }: Pick<Services, 'database'>,
  lineId: string,
): Promise<{ line: Line; items: Entry[] }> {
  return database.read(async (tx) => {
    const line = await getLine(tx, lineId)
    const [from, until] = [moveDay(line.day, -daysLookedAt), moveDay(line.day, daysLookedAt)].map(
      startOfDay,
    ) as [Date, Date]
    const items = await listOpenNear(tx, { from, until, cents: line.amount_cents, limit: mostEntries })
    return { line, items }
  })
}

type OfLine = { actor: Actor; lineId: string }

/** Staff say which entries of the books a line is: together they come to its amount. */
export function matchLine(
  services: Services,
  { actor, lineId, entryIds: given }: OfLine & { entryIds: readonly string[] },
): Promise<void> {
  return settle(services, { actor, lineId }, async (tx, line, at) => {
    const entryIds = [...new Set(given)]
    const entries = await findEntries(tx, entryIds)
    if (entries.length < entryIds.length) throw new Refusal('closing.entry_not_found')
    if (await areSettled(tx, entryIds)) throw new Refusal('closing.entries_settled')
    const sum = entries.reduce((cents, entry) => cents + entry.amount_cents, 0)
    if (sum !== line.amount_cents) throw new Refusal('closing.entries_differ')
    // What somebody else was asked to look at is settled.
    await takeBackAct(tx, { kind: 'bank_line', subjectId: lineId }, 'settled')
    await settleLine(tx, { lineId, entryIds }, { match: 'hand', by: actor.userId, at })
    return { action: 'closing.match_line' as const, details: { entries: entryIds } }
  })
}

/** Staff take back how a line was settled; what was booked by it stays. */
export function undoLine(services: Services, { actor, lineId }: OfLine): Promise<void> {
  return change(services, { actor, lineId }, async (tx, line) => {
    if (line.match === null) throw new Refusal('closing.line_not_settled')
    if (line.reason !== null && line.reason !== 'not_ours') throw new Refusal('closing.line_booked')
    await unsettleLine(tx, lineId)
    return { action: 'closing.undo_line' as const, details: { match: line.match } }
  })
}

/** Staff say why an entry of the books is on no statement. */
export function explainEntry(
  services: Services,
  { actor, entryId, note }: { actor: Actor; entryId: string; note: string },
): Promise<void> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    await lockLines(tx)
    const [entry] = await findEntries(tx, [entryId])
    if (!entry) throw new Refusal('closing.entry_not_found')
    if (await areSettled(tx, [entryId])) throw new Refusal('closing.entries_settled')
    await insertWord(tx, { entryId, note, by: actor.userId, at })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'closing.explain_entry',
      targetKind: 'ledger_transaction',
      targetId: entryId,
      details: { note, amount_cents: entry.amount_cents },
    })
  })
}

type Done = {
  action: 'closing.match_line' | 'closing.undo_line'
  details: Record<string, unknown>
}
type Changing = (tx: Tx, line: Line, at: Date) => Promise<Done>

/** Of a line that is left over. */
function settle(services: Services, of: OfLine, act: Changing): Promise<void> {
  return change(services, of, (tx, line, at) => {
    if (line.match !== null) throw new Refusal('closing.line_settled')
    return act(tx, line, at)
  })
}

function change(services: Services, { actor, lineId }: OfLine, act: Changing): Promise<void> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    // Before the lines, as whoever explains one does.
    await lockApprovals(tx)
    await lockLines(tx)
    const line = await getLine(tx, lineId)
    const { action, details } = await act(tx, line, at)
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action, targetKind: 'bank_line', targetId: lineId },
      details: { ...details, amount_cents: line.amount_cents, day: line.day },
    })
  })
}

/** A line, or the refusal that there is none. */
export async function getLine(tx: Tx, lineId: string): Promise<Line> {
  const line = await findLine(tx, lineId)
  if (!line) throw new Refusal('closing.line_not_found')
  return line
}
