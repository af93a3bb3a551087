import type { Tx } from '../../../database/database.ts'
import { runsOf } from '../../../database/runs.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { Services } from '../../../services.ts'
import type { ImportSheet } from '../import/import-classrooms.ts'
import { lockImports } from '../import/import.queries.ts'
import {
  emptyReport,
  ImportStopped,
  parseRows,
  reportOf,
  type ImportReport,
  type SheetSource,
} from '../import/sheet-rows.ts'
import { parseSchoolRow, type SchoolField } from './school-sheet.ts'
import { upsertSchools, type ListedSchool } from './schools.queries.ts'

type NumberedSchool = ListedSchool & { line: number }

/**
 * Takes a list of schools: all rows or none. A school is recognized by its NCES number, so the same list again changes nothing,
 * and next year's brings names up to date. What a list doesn't hold stays.
 */
export async function importSchools(
  services: Services,
  sheet: ImportSheet<SchoolField>,
): Promise<ImportReport> {
  const { rows: parsed, faults } = await parseRows(sheet.lines, parseSchoolRow)
  const read = emptyReport(parsed.length + faults.length)
  if (faults.length > 0) return { ...read, outcome: 'refused', faults }
  const { schools, notes } = lastOfEachNumber(parsed)
  const at = services.clock.now()

  return reportOf(() =>
    services.database.transaction(async (tx) => {
      const report: ImportReport = { ...read, notes }
      await lockImports(tx)
      let written = 0
      for (const run of runsOf(schools)) {
        const { created, updated } = await upsertSchools(tx, run, at)
        report.created += created
        report.updated += updated
        report.unchanged += run.length - created - updated
        sheet.onWritten?.((written += run.length), schools.length)
      }
      if (report.created + report.updated > 0) await recordImport(tx, sheet.source, report, at)
      if (sheet.dryRun) throw new ImportStopped({ ...report, outcome: 'checked' })
      return report
    }),
  )
}

/** A number that comes again replaces the row before it. */
function lastOfEachNumber(parsed: NumberedSchool[]): { schools: ListedSchool[]; notes: string[] } {
  const byNumber = new Map<string, NumberedSchool>()
  const notes: string[] = []
  for (const row of parsed) {
    const before = byNumber.get(row.ncesId)
    if (before) notes.push(`line ${row.line} replaces line ${before.line}: both are the same school`)
    byNumber.set(row.ncesId, row)
  }
  return { schools: [...byNumber.values()].map(({ line: _, ...school }) => school), notes }
}

async function recordImport(
  tx: Tx,
  source: SheetSource,
  { created, updated }: ImportReport,
  at: Date,
): Promise<void> {
  await writeAudit(tx, {
    at,
    actorId: null,
    action: 'schools.imported',
    details: { file: source.name, sha256: source.sha256, created, updated },
  })
}
