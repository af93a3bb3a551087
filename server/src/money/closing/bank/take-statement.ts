import type { Actor } from '../../../http/actor.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { sql } from 'kysely'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { compareSome } from './compare-lines.ts'
import { digestOf, type ReadStatement, readStatement, type StatementFile } from './read-statement.ts'
import { compareBefore, countKnown, insertLines, insertStatement } from './statements.queries.ts'
import { tellApart } from './tell-apart.ts'
import { dayOf, moveDay } from '@tower/contract/org-days.ts'

export type TakeStatement = StatementFile & { actor: Actor; name: string; isDryRun: boolean }
export type TakenStatement = { statement: ReadStatement; known: number; statementId: string | null }

/**
 * Takes a statement of the bank, whole or not at all; or only says what is in it. Lines that an earlier file brought are
 * one. The first lines are compared with the books at once, those of long files by the job. The same file is taken again where
 * its days or its balance were typed wrong: what is typed last counts.
 */
export async function takeStatement(services: Services, wish: TakeStatement): Promise<TakenStatement> {
  const at = services.clock.now()
  if (!wish.isDryRun) requireRecentProof(wish.actor, at)
  const read = await readStatement(wish, at)
  if (wish.isDryRun)
    return services.database.read(async (tx) => {
      const statement = await tellApart(tx, read)
      await requireFitting(tx, statement)
      return { statement, known: (await countKnown(tx, statement.lines)).count, statementId: null }
    })
  if (read.faults.length > 0) throw new Refusal('closing.statement_faulty')
  const taken = await services.database.transaction(async (tx) => {
    await lockTaking(tx)
    return keep(tx, { ...wish, statement: await tellApart(tx, read), at })
  })
  await compareSome(services, taken.statementId)
  return taken
}

/** One file after the other: of two at once the second sees which lines the first brought, and what it ended with. */
async function lockTaking(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank_statements', 0))`.execute(tx)
}

async function keep(
  tx: Tx,
  { actor, name, statement, at }: TakeStatement & { statement: ReadStatement; at: Date },
) {
  const times = await requireFitting(tx, statement)
  const known = await countKnown(tx, statement.lines)
  const digest = times === 0 ? statement.fileDigest : digestOf(`${statement.fileDigest} ${times}`)
  const statementId = await insertStatement(tx, statement, { name, digest, known, by: actor.userId, at })
  if (statementId === undefined) throw new Refusal('closing.statement_known')
  await insertLines(tx, statementId, statement.lines)
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'closing.take_statement',
    targetKind: 'bank_statement',
    targetId: statementId,
    details: {
      digest,
      from: statement.from,
      to: statement.to,
      closing_cents: statement.closingCents,
      lines: statement.lines.length,
      lines_cents: statement.linesCents,
    },
  })
  return { statement, known: known.count, statementId }
}

/** Answers how often the same file was taken before. */
async function requireFitting(tx: Tx, statement: ReadStatement): Promise<number> {
  const before = await compareBefore(tx, statement)
  if (before.is_known) throw new Refusal('closing.statement_known')
  if (before.other_account) throw new Refusal('closing.statement_other_account')
  if (before.other_format) throw new Refusal('closing.statement_overlaps')
  if (!before.balances.every((balance) => fits(statement, balance)))
    throw new Refusal('closing.statement_gap')
  return before.times
}

type Balance = { day: string; cents: number; taken_at: string }

/**
 * Whether a balance that an earlier statement ended with is what this one comes to on that day. Of a day within it that was not
 * over when the earlier one was taken nothing can be said: more may have come.
 */
function fits(
  { openingCents: opening, from, lines }: ReadStatement,
  { day, cents, taken_at: at }: Balance,
): boolean {
  const isBefore = day === moveDay(from, -1)
  if (opening === null || (!isBefore && dayOf(new Date(at)) <= day)) return true
  return lines.reduce((sum, line) => (line.day <= day ? sum + line.cents : sum), opening) === cents
}
