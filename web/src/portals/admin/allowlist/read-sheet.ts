import { allowlistRoles, mostAllowlistRows, type AllowlistRole } from '@tower/contract/people/allowlist.ts'
import { CsvError, parse } from 'csv-parse/browser/esm/sync'

/** A row as it is imported, with the number people see in a spreadsheet. */
export type SheetRow = { row: number; email: string; role: AllowlistRole; name: string; active: boolean }
export type SheetFault =
  'missingColumn' | 'noRowsFound' | 'missingHeader' | 'tooMany' | 'unreadable' | 'tooLarge'
export type RowFault = { row: number; fault: 'invalidEmail' | 'invalidRole' }
export type Sheet = { rows: readonly SheetRow[]; faults: readonly RowFault[] }

/** More than 5,000 honest rows need. */
export const mostSheetBytes = 1024 * 1024
const truthy = ['', 'true', '1', 'yes', 'y']
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether it looks like an address; the server looks closer. */
export const isEmail = (text: string): boolean => emailPattern.test(text)

/** Reads a sheet whose first row names its columns; rows without a role have `usualRole`. */
export function readSheet(text: string, usualRole: AllowlistRole): Sheet | SheetFault {
  const records = parseRecords(text)
  if (!Array.isArray(records)) return records
  const [header, ...lines] = records
  if (header === undefined) return 'noRowsFound'
  const columns = header.map((cell) => cell.trim().toLowerCase())
  if (columns.some(isEmail) || columns.every((cell) => cell === '')) return 'missingHeader'
  if (!columns.includes('email')) return 'missingColumn'
  if (lines.length === 0) return 'noRowsFound'
  if (lines.length > mostAllowlistRows) return 'tooMany'
  const cell = (line: readonly string[], name: string) => (line[columns.indexOf(name)] ?? '').trim()
  const read = lines.map((line, index) => ({
    row: index + 2,
    email: cell(line, 'email').toLowerCase(),
    role: cell(line, 'role').toLowerCase() || usualRole,
    name: cell(line, 'name'),
    active: truthy.includes(cell(line, 'active').toLowerCase()),
  }))
  return { rows: read as SheetRow[], faults: read.flatMap(faultsOf) }
}

function parseRecords(text: string): string[][] | SheetFault {
  try {
    return parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true })
  } catch (error) {
    if (error instanceof CsvError) return 'unreadable'
    throw error
  }
}

function faultsOf({ row, email, role }: { row: number; email: string; role: string }): RowFault[] {
  if (!isEmail(email)) return [{ row, fault: 'invalidEmail' }]
  return allowlistRoles.some((name) => name === role) ? [] : [{ row, fault: 'invalidRole' }]
}
