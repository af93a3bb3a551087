import { cutText } from '@tower/contract/cut-text.ts'
import type { Tx } from '../../database/database.ts'
import { runsOf } from '../../database/runs.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../services.ts'
import { findClassroomIds } from '../classrooms/import/find-classroom-ids.ts'
import type { ImportSheet } from '../classrooms/import/import-classrooms.ts'
import {
  emptyReport,
  ImportStopped,
  parseRows,
  reportOf,
  type ImportReport,
} from '../classrooms/import/sheet-rows.ts'
import { nominationRowParser, type NominationField, type NominationRow } from './nomination-sheet.ts'
import {
  confirmListedBallots,
  insertListedBallots,
  type ListedBallot,
} from './imported-nominations.queries.ts'
import { nominatorPepper } from './nominator-pepper.ts'
import { mailboxPepper } from './seal-mailbox.ts'

type NumberedRow = NominationRow & { line: number }

/**
 * Takes a charity's list of nominations: all rows or none. A ballot that was cast before, by the form or by an
 * earlier import, stays as it is, so the same list imported again changes nothing. The charity stands behind its list:
 * these ballots count in full, and so do those of them that were cast before with nobody known behind them.
 */
export async function importNominations(
  services: Services,
  sheet: ImportSheet<NominationField>,
): Promise<ImportReport> {
  const peppers = { nominator: nominatorPepper(services), mailbox: mailboxPepper(services) }
  const { rows, faults } = await parseRows(sheet.lines, nominationRowParser(peppers))
  const read = emptyReport(rows.length + faults.length)
  if (faults.length > 0) return { ...read, outcome: 'refused', faults }

  return reportOf(() =>
    services.database.transaction(async (tx) => {
      const report: ImportReport = { ...read, faults: [], notes: [] }
      const at = services.clock.now()
      const ballots = await resolveBallots(tx, rows, { report, at })
      if (report.faults.length > 0) throw new ImportStopped({ ...report, outcome: 'refused' })
      let written = 0
      for (const run of runsOf(ballots)) {
        const cast = new Set(await insertListedBallots(tx, run))
        const confirmed = await confirmListedBallots(tx, run, at)
        report.created += cast.size
        report.updated += confirmed.filter((id) => !cast.has(id)).length
        sheet.onWritten?.((written += run.length), ballots.length)
      }
      report.unchanged = ballots.length - report.created - report.updated
      if (report.created + report.updated > 0) await recordImport(tx, services, sheet, report)
      if (sheet.dryRun) throw new ImportStopped({ ...report, outcome: 'checked' })
      return report
    }),
  )
}

/** Finds each row's classroom; of two ballots by one nominator for one classroom the later row stays. */
async function resolveBallots(
  tx: Tx,
  rows: NumberedRow[],
  { report, at }: { report: ImportReport; at: Date },
): Promise<ListedBallot[]> {
  const classrooms = await findClassroomIds(
    tx,
    rows.map(({ classroom }) => classroom),
  )
  const ballots = new Map<string, ListedBallot & { line: number }>()
  for (const { classroom, nominatorHash, mailboxHash, reason, nominatedAt, line } of rows) {
    const classroomId = classrooms.get(classroom)
    if (classroomId === undefined) {
      report.faults.push({ line, reason: `no classroom has the id “${cutText(classroom, 60)}”` })
      continue
    }
    const key = `${classroomId} ${mailboxHash ?? nominatorHash}`
    const before = ballots.get(key)
    if (before) report.notes.push(`line ${line} replaces line ${before.line}: same nominator, same classroom`)
    const castAt = nominatedAt !== null && nominatedAt < at ? nominatedAt : at
    ballots.set(key, { classroomId, nominatorHash, mailboxHash, reason, at: castAt, line })
  }
  // In one order, so that two imports at once never wait for each other.
  return [...ballots].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ballot]) => ballot)
}

async function recordImport(
  tx: Tx,
  services: Services,
  { source }: ImportSheet<NominationField>,
  { created, updated, unchanged }: ImportReport,
): Promise<void> {
  await notifyStaff(tx, {
    type: 'import',
    title: 'Nominations were imported',
    message: `${source.name}: ${created} new, ${updated} confirmed, ${unchanged} known before.`,
  })
  await writeAudit(tx, {
    at: services.clock.now(),
    actorId: null,
    action: 'nominations.imported',
    details: { file: source.name, sha256: source.sha256, created, updated, unchanged },
  })
}
