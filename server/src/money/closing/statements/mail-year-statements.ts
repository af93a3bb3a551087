import { startOfYear } from '@tower/contract/org-days.ts'
import { isStaff } from '@tower/contract/access.ts'
import { hourMs } from '@tower/contract/durations.ts'
import type { Actor } from '../../../http/actor.ts'
import { isQueued } from '../../../mail/queue-mail.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { sendStretch } from './send-year-statements.ts'
import { statementMailOf } from './statement-mail-of.ts'
import { papersPerFile } from './print-year-statements.ts'
import {
  countOnPaper,
  countStatements,
  findLastRun,
  findStatement,
  insertRun,
  keepStatement,
  type Run,
  type StatementCounts,
} from './statements.queries.ts'

export type YearStatements = StatementCounts & {
  on_paper: number
  on_paper_per_file: number
  isOver: boolean
  run: Run | undefined
}

/** How many mails the statements of a year are, and how far the work is. Mails nothing. */
export function readYearStatements(services: Services, year: number): Promise<YearStatements> {
  return services.database.read(async (tx) => ({
    ...(await countStatements(tx, year)),
    on_paper: await countOnPaper(tx, year),
    on_paper_per_file: papersPerFile,
    isOver: isOver(year, services.clock.now()),
    run: await findLastRun(tx, year),
  }))
}

/**
 * Staff have the statements of a year mailed to everybody who gave in it and has none yet. The mails are as many as they
 * were told, or nothing is begun; a job does the rest of the work after the first stretch.
 */
export async function mailYearStatements(
  services: Services,
  { actor, year, mails }: { actor: Actor; year: number; mails: number },
): Promise<void> {
  requireStaff(services, actor, year)
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const runId = await insertRun(tx, { year, wanted: mails, actorId: actor.userId, at })
    if (runId === undefined) throw new Refusal('closing.statements_running')
    const { to_mail: owed } = await countStatements(tx, year)
    if (owed !== mails || owed === 0) throw new Refusal('closing.statements_changed')
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'closing.mail_statements',
      targetKind: 'year',
      targetId: String(year),
      details: { mails },
    })
  })
  await sendStretch(services)
}

/** Mails one giver the statement of a year, be it again; once an hour is enough. */
export async function resendYearStatement(
  services: Services,
  { actor, year, donorId }: { actor: Actor; year: number; donorId: string },
): Promise<void> {
  requireStaff(services, actor, year)
  const charity = await services.charity.read()
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const row = await findStatement(tx, year, donorId)
    if (!row) throw new Refusal('giving.donor_not_found')
    const dedupeKey = `year-statement:${year}:${donorId}:${Math.floor(at.getTime() / hourMs)}`
    if (await isQueued(tx, dedupeKey)) throw new Refusal('closing.statement_just_mailed')
    const mail = await statementMailOf(tx, row, { year, dedupeKey, charity, at })
    if (!mail) throw new Refusal('closing.statement_without_address')
    await keepStatement(tx, { year, donorId, at })
    await queueSealedMail(services, tx, mail)
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'closing.resend_statement',
      targetKind: 'donor',
      targetId: donorId,
      details: { year },
    })
  })
}

function requireStaff({ clock }: Services, actor: Actor, year: number): void {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, clock.now())
  if (!isOver(year, clock.now())) throw new Refusal('closing.year_not_over')
}

/** A gift on the last evening counts for the year; what is mailed then is whole. */
const isOver = (year: number, at: Date): boolean => at >= startOfYear(year + 1)
