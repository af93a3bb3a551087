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
import { insertNominations } from './nominations.queries.ts'
import { nominatorPepper } from './nominator-pepper.ts'

type NumberedRow = NominationRow & { line: number }
type Ballot = { classroomId: string; nominatorHash: string; reason: string | null; at: Date }

/**
 * Takes a charity's list of nominations: all rows or none. A ballot that was cast before, by the form or by an
 * earlier import, stays as it is, so the same list imported again changes nothing.
 */
export async function importNominations(
  services: Services,
  sheet: ImportSheet<NominationField>,
): Promise<ImportReport> {
  const { rows, faults } = await parseRows(sheet.lines, nominationRowParser(nominatorPepper(services)))
  const read = emptyReport(rows.length + faults.length)
  if (faults.length > 0) return { ...read, outcome: 'refused', faults }

  return reportOf(() =>
    services.database.transaction(async (tx) => {
      const report: ImportReport = { ...read, faults: [], notes: [] }
      const ballots = await resolveBallots(tx, rows, { report, at: services.clock.now() })
      if (report.faults.length > 0) throw new ImportStopped({ ...report, outcome: 'refused' })
      let written = 0
      for (const run of runsOf(ballots)) {
        report.created += await insertNominations(tx, run)
        sheet.onWritten?.((written += run.length), ballots.length)
      }
      report.unchanged = ballots.length - report.created
      if (report.created > 0) await recordImport(tx, services, sheet, report)
      if (sheet.dryRun) throw new ImportStopped({ ...report, outcome: 'checked' })
      return report
    }),
  )
}

/** Finds each row's room; of two ballots by one nominator for one room the later row stays. */
async function resolveBallots(
  tx: Tx,
  rows: NumberedRow[],
  { report, at }: { report: ImportReport; at: Date },
): Promise<Ballot[]> {
  const rooms = await findClassroomIds(
    tx,
    rows.map(({ classroom }) => classroom),
  )
  const ballots = new Map<string, Ballot & { line: number }>()
  for (const { classroom, nominatorHash, reason, nominatedAt, line } of rows) {
    const classroomId = rooms.get(classroom)
    if (classroomId === undefined) {
      report.faults.push({ line, reason: `no classroom has the id “${classroom.slice(0, 60)}”` })
      continue
    }
    const key = `${classroomId} ${nominatorHash}`
    const before = ballots.get(key)
    if (before) report.notes.push(`line ${line} replaces line ${before.line}: same nominator, same classroom`)
    const castAt = nominatedAt !== null && nominatedAt < at ? nominatedAt : at
    ballots.set(key, { classroomId, nominatorHash, reason, at: castAt, line })
  }
  // In one order, so that two imports at once never wait for each other.
  return [...ballots].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ballot]) => ballot)
}

async function recordImport(
  tx: Tx,
  services: Services,
  { source }: ImportSheet<NominationField>,
  { created, unchanged }: ImportReport,
): Promise<void> {
  await notifyStaff(tx, {
    type: 'import',
    title: 'Nominations were imported',
    message: `${source.name}: ${created} new, ${unchanged} known before.`,
  })
  await writeAudit(tx, {
    at: services.clock.now(),
    actorId: null,
    action: 'nominations.imported',
    details: { file: source.name, sha256: source.sha256, created, unchanged },
  })
}
