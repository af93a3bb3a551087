import { inOneSpelling } from '@tower/contract/name-rule.ts'
import { hasBrokenLetters } from '@tower/contract/sheet-text.ts'
import { z } from 'zod'

/** A row of a spreadsheet's export: trimmed cells by field, empty ones left out. */
export type SheetLine<Field extends string> = {
  line: number
  cells: ReadonlyMap<Field, string>
  /** The row has more cells than the header has columns. */
  surplus: boolean
}

/** Why a row can't be taken. */
export type RowFault = { line: number; reason: string }

/** Where rows come from, for the audit. */
export type SheetSource = { name: string; sha256: string }

export type ImportReport = {
  outcome: 'imported' | 'checked' | 'refused'
  rows: number
  created: number
  updated: number
  unchanged: number
  confirmed: number
  faults: RowFault[]
  /** What was decided on the way, for whoever sent the file. */
  notes: string[]
}

/** What is wrong with a cell, in words. */
export class CellFault extends Error {
  override readonly name = 'CellFault'
}

/** Ends an import's transaction without its changes: a dry run, or a row that can't be taken. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped'
  readonly report: ImportReport

  constructor(report: ImportReport) {
    super('the import was rolled back')
    this.report = report
  }
}

/** Runs an import to its report, whether it kept its changes or not. */
export async function reportOf(work: () => Promise<ImportReport>): Promise<ImportReport> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ImportStopped) return error.report
    throw error
  }
}

export function emptyReport(rows = 0): ImportReport {
  return {
    outcome: 'imported',
    rows,
    created: 0,
    updated: 0,
    unchanged: 0,
    confirmed: 0,
    faults: [],
    notes: [],
  }
}

/** Parses all rows and keeps the faults of all, so that a file is mended in one go. */
export async function parseRows<Field extends string, Row>(
  lines: AsyncIterable<SheetLine<Field>>,
  parse: (cells: ReadonlyMap<Field, string>) => Row,
): Promise<{ rows: (Row & { line: number })[]; faults: RowFault[] }> {
  const rows: (Row & { line: number })[] = []
  const faults: RowFault[] = []
  for await (const { line, cells, surplus } of lines) {
    try {
      if (surplus) throw new CellFault('has more cells than the header has columns')
      rows.push({ ...parse(cells), line })
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      faults.push({ line, reason: error.message })
    }
  }
  return { rows, faults }
}

/** A text of one line, or null where the cell is empty. */
export function readText<Field extends string>(
  cells: ReadonlyMap<Field, string>,
  field: Field,
  { label, max }: { label: string; max: number },
): string | null {
  const text = inOneSpelling(cells.get(field)?.replace(/\s+/gu, ' ') ?? '')
  if (text === '') return null
  requirePlain(text, label)
  if (text.length > max) throw new CellFault(`${label} is longer than ${max} characters`)
  return text
}

/** PostgreSQL can't keep U+0000; other control characters, and letters that were lost or mistaken, come from broken files. */
export function requirePlain(text: string, label: string): void {
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) || hasBrokenLetters(text))
    throw new CellFault(`${label} holds unreadable characters`)
}

const Email = z.string().toLowerCase().max(320).pipe(z.email())

/** An e-mail address as it is kept, or null where the cell is empty. */
export function readEmail<Field extends string>(
  cells: ReadonlyMap<Field, string>,
  field: Field,
  label: string,
): string | null {
  const text = cells.get(field)
  if (text === undefined) return null
  const email = Email.safeParse(text)
  if (!email.success) throw new CellFault(`${label} isn't an e-mail address`)
  return email.data
}

const isoForm = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|\+00:?00)?)?$/
const usForm = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/** `2026-09-01`, `2026-09-01 14:30` or `9/1/2026 14:30`, taken as UTC; undefined for anything else. */
export function parseSheetDate(text: string): Date | undefined {
  const iso = isoForm.exec(text)
  const us = usForm.exec(text)
  const [year, month, day, ...time] = iso ? iso.slice(1) : us ? [us[3], us[1], us[2], ...us.slice(4)] : []
  if (year === undefined) return undefined
  const [hours = 0, minutes = 0, seconds = 0] = time.map((part) => Number(part ?? 0))
  const instant = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), hours, minutes, seconds))
  const sameDay = instant.getUTCMonth() === Number(month) - 1 && instant.getUTCDate() === Number(day)
  return sameDay && hours < 24 && minutes < 60 && seconds < 60 ? instant : undefined
}
