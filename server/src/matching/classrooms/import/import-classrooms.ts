import type { Tx } from '../../../database/database.ts'
import { runsOf } from '../../../database/runs.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../../services.ts'
import { insertImported, lockImports, selectByKeysForUpdate, updateImported } from './import.queries.ts'
import { parseClassroomRow, type ClassroomField, type ClassroomRow } from './classroom-sheet.ts'
import { compareClassroom } from './compare-classroom.ts'
import { confirmImportedClassrooms, type ClassroomToConfirm } from './confirm-imported-classrooms.ts'
import { idsAmong, classroomsByKey } from './classroom-keys.ts'
import {
  emptyReport,
  ImportStopped,
  parseRows,
  reportOf,
  type ImportReport,
  type SheetLine,
  type SheetSource,
} from './sheet-rows.ts'

export type ImportSheet<Field extends string> = {
  lines: AsyncIterable<SheetLine<Field>>
  source: SheetSource
  dryRun: boolean
  onWritten?: (rows: number, total: number) => void
}

type NumberedRow = ClassroomRow & { line: number }

/**
 * Takes a charity's list of classrooms: all rows or none. Classrooms are recognized by their key, so the same
 * list imported again changes nothing; a dry run does everything and keeps nothing.
 */
export async function importClassrooms(
  services: Services,
  sheet: ImportSheet<ClassroomField>,
): Promise<ImportReport> {
  const { rows: parsed, faults } = await parseRows(sheet.lines, parseClassroomRow)
  const read = emptyReport(parsed.length + faults.length)
  if (faults.length > 0) return { ...read, outcome: 'refused', faults }
  const { rows, notes } = lastOfEachKey(parsed)

  return reportOf(() =>
    services.database.transaction(async (tx) => {
      const report: ImportReport = { ...read, notes: [...notes] }
      await lockImports(tx)
      let written = 0
      const seen = new Map<string, number>()
      for (const run of runsOf(rows)) {
        await writeRun(tx, services, { run, report, seen })
        sheet.onWritten?.((written += run.length), rows.length)
      }
      if (report.faults.length > 0) throw new ImportStopped({ ...report, outcome: 'refused' })
      if (report.created + report.updated > 0) await recordImport(tx, services, sheet.source, report)
      if (sheet.dryRun) throw new ImportStopped({ ...report, outcome: 'checked' })
      return report
    }),
  )
}

/** A key that comes again replaces the row before it. */
function lastOfEachKey(parsed: NumberedRow[]): { rows: NumberedRow[]; notes: string[] } {
  const byKey = new Map<string, NumberedRow>()
  const notes: string[] = []
  for (const row of parsed) {
    const before = byKey.get(row.key)
    if (before) notes.push(`line ${row.line} replaces line ${before.line}: both are the same classroom`)
    byKey.set(row.key, row)
  }
  return { rows: [...byKey.values()], notes }
}

type Run = { run: NumberedRow[]; report: ImportReport; seen: Map<string, number> }

async function writeRun(tx: Tx, services: Services, { run, report, seen }: Run): Promise<void> {
  const at = services.clock.now()
  const keys = run.map(({ key }) => key)
  const classroomOf = classroomsByKey(await selectByKeysForUpdate(tx, keys, idsAmong(keys)))
  const added: NumberedRow[] = []
  const updated: Parameters<typeof updateImported>[1] = []
  const confirming: ClassroomToConfirm[] = []
  for (const row of run) {
    const classroom = classroomOf(row.key)
    if (!classroom) {
      added.push(row)
      continue
    }
    const earlier = seen.get(classroom.id)
    if (earlier !== undefined)
      report.faults.push({ line: row.line, reason: `means the same classroom as line ${earlier}` })
    seen.set(classroom.id, row.line)
    if (classroom.mergedInto !== null) {
      report.notes.push(
        `line ${row.line}: staff merged this classroom into another one, which stays as it is`,
      )
      report.unchanged++
      continue
    }
    const { changed, confirms, teacherKept } = compareClassroom(row, classroom)
    if (changed) updated.push({ ...changed, id: classroom.id })
    if (confirms) confirming.push({ ...row, id: classroom.id })
    if (teacherKept) report.notes.push(`line ${row.line}: the classroom is confirmed and keeps its teacher`)
    if (changed || confirms) report.updated++
    else report.unchanged++
  }
  if (updated.length > 0) await updateImported(tx, updated, at)
  if (added.length > 0) confirming.push(...(await addClassrooms(tx, added, at)))
  report.created += added.length
  await confirmImportedClassrooms(tx, { classrooms: confirming, report, at, random: services.random })
}

async function addClassrooms(tx: Tx, added: NumberedRow[], at: Date): Promise<ClassroomToConfirm[]> {
  const ids = new Map((await insertImported(tx, added, at)).map(({ id, key }) => [key, id]))
  return added
    .filter(({ confirmed }) => confirmed !== null)
    .map((row) => ({ ...row, id: ids.get(row.key) ?? '' }))
}

async function recordImport(
  tx: Tx,
  services: Services,
  source: SheetSource,
  report: ImportReport,
): Promise<void> {
  const { created, updated, confirmed } = report
  await notifyStaff(tx, {
    type: 'import',
    title: 'Classrooms were imported',
    message: `${source.name}: ${created} created, ${updated} updated, ${confirmed} of them confirmed.`,
  })
  await writeAudit(tx, {
    at: services.clock.now(),
    actorId: null,
    action: 'classrooms.imported',
    details: { file: source.name, sha256: source.sha256, created, updated, confirmed },
  })
}
