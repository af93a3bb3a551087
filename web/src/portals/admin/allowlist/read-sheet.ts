import {
  allowlistRoles,
  maxAllowlistNameLength,
  mostAllowlistRows,
  type AllowlistRole,
} from '@tower/contract/people/allowlist.ts'
import { isEmail } from '@tower/contract/people/email.ts'
import { hasBrokenLetters } from '@tower/contract/sheet-text.ts'
import { readRecords } from '../../../ui/sheet/read-records.ts'

/** A row as it is imported, with the number people see in a spreadsheet. */
export type SheetRow = { row: number; email: string; role: AllowlistRole; name: string; active: boolean }
export type SheetFault =
  'missingColumn' | 'noRowsFound' | 'missingHeader' | 'tooMany' | 'unreadable' | 'tooLarge'
export type RowFault = {
  row: number
  fault: 'invalidEmail' | 'invalidRole' | 'brokenName' | 'nameTooLong'
  /** What stands there instead; empty where nothing does. */
  value: string
}
export type Sheet = { rows: readonly SheetRow[]; faults: readonly RowFault[] }

const truthy = ['', 'true', '1', 'yes', 'y']

/** Reads a sheet whose first row names its columns; rows without a role have `usualRole`. */
export function readSheet(text: string, usualRole: AllowlistRole): Sheet | SheetFault {
  const records = readRecords(text)
  if (!records) return 'unreadable'
  const [header, ...lines] = records
  if (header === undefined) return 'noRowsFound'
  const columns = header.cells.map((cell) => cell.toLowerCase())
  if (columns.some(isEmail)) return 'missingHeader'
  if (!columns.includes('email')) return 'missingColumn'
  if (lines.length === 0) return 'noRowsFound'
  if (lines.length > mostAllowlistRows) return 'tooMany'
  const cell = (cells: readonly string[], name: string) => cells[columns.indexOf(name)] ?? ''
  const read = lines.map(({ row, cells }) => ({
    row,
    email: cell(cells, 'email').toLowerCase(),
    role: cell(cells, 'role').toLowerCase() || usualRole,
    name: cell(cells, 'name'),
    active: truthy.includes(cell(cells, 'active').toLowerCase()),
  }))
  return { rows: read as SheetRow[], faults: read.flatMap(faultsOf) }
}

/** The sheet without its wrong rows, for whoever would rather mend those later. */
export function withoutFaults({ rows, faults }: Sheet): Sheet {
  const wrong = new Set(faults.map(({ row }) => row))
  return { rows: rows.filter(({ row }) => !wrong.has(row)), faults: [] }
}

type ReadRow = { row: number; email: string; role: string; name: string }

function faultsOf({ row, email, role, name }: ReadRow): RowFault[] {
  if (!isEmail(email)) return [{ row, fault: 'invalidEmail', value: email }]
  if (!allowlistRoles.some((known) => known === role)) return [{ row, fault: 'invalidRole', value: role }]
  if (hasBrokenLetters(name)) return [{ row, fault: 'brokenName', value: name }]
  return name.length > maxAllowlistNameLength ? [{ row, fault: 'nameTooLong', value: name }] : []
}
