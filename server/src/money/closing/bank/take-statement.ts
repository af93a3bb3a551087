import type { Actor } from '../../../http/actor.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { compareSome } from './compare-lines.ts'
import { type ReadStatement, readStatement, type StatementFile } from './read-statement.ts'
import { compareBefore, countKnown, insertLines, insertStatement } from './statements.queries.ts'

export type TakeStatement = StatementFile & { actor: Actor; name: string; isDryRun: boolean }
export type TakenStatement = { statement: ReadStatement; known: number; statementId: string | null }

/**
 * Takes a statement of the bank, whole or not at all; or only says what is in it. Lines that an earlier file brought are
 * one. The first lines are compared with the books at once, those of long files by the job.
 */
export async function takeStatement(services: Services, wish: TakeStatement): Promise<TakenStatement> {
  const at = services.clock.now()
  if (!wish.isDryRun) requireRecentProof(wish.actor, at)
  const statement = await readStatement(wish, at)
  if (wish.isDryRun)
    return services.database.read(async (tx) => {
      await requireFitting(tx, statement)
      return { statement, known: (await countKnown(tx, statement.lines)).count, statementId: null }
    })
  if (statement.faults.length > 0) throw new Refusal('closing.statement_faulty')
  const taken = await services.database.transaction((tx) => keep(tx, { ...wish, statement, at }))
  await compareSome(services, taken.statementId)
  return { statement, ...taken }
}

async function keep(
  tx: Tx,
  { actor, name, statement, at }: TakeStatement & { statement: ReadStatement; at: Date },
) {
  await requireFitting(tx, statement)
  const known = await countKnown(tx, statement.lines)
  const statementId = await insertStatement(tx, statement, { name, known, by: actor.userId, at })
  if (statementId === undefined) throw new Refusal('closing.statement_known')
  await insertLines(tx, statementId, statement.lines)
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'closing.take_statement',
    targetKind: 'bank_statement',
    targetId: statementId,
    details: {
      digest: statement.digest,
      from: statement.from,
      to: statement.to,
      lines: statement.lines.length,
      lines_cents: statement.linesCents,
    },
  })
  return { known: known.count, statementId }
}

async function requireFitting(tx: Tx, statement: ReadStatement): Promise<void> {
  const before = await compareBefore(tx, statement)
  if (before.is_known) throw new Refusal('closing.statement_known')
  if (before.other_account) throw new Refusal('closing.statement_other_account')
  if (before.other_format) throw new Refusal('closing.statement_overlaps')
  const { openingCents: opening } = statement
  if (opening !== null && before.ended_with !== null && opening !== before.ended_with)
    throw new Refusal('closing.statement_gap')
}
