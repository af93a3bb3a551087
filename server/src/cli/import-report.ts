import type { ImportReport } from '../matching/classrooms/import/sheet-rows.ts'
import type { MappedColumns } from '../http/sheet-columns.ts'

const mostShown = 20

/** Says which columns were understood. */
export function describeColumns({ used, unused }: MappedColumns<string>): string {
  const understood = used.map(({ field, header }) => `  ${header} → ${spaced(field)}`)
  const rest = unused.length > 0 ? [`  not used: ${unused.join(', ')}`] : []
  return printable([...understood, ...rest].join('\n'))
}

/** Says what an import did, or why it did nothing. */
export function describeReport(report: ImportReport): string {
  return printable([headline(report), ...faultLines(report), ...noteLines(report)].join('\n'))
}

function headline(report: ImportReport): string {
  const { outcome, rows, created, updated, unchanged, confirmed, faults } = report
  if (outcome === 'refused') {
    return `${count(faults.length)} of ${count(rows)} rows can't be taken, so nothing was imported:`
  }
  const counts = `${count(created)} created, ${count(updated)} updated, ${count(unchanged)} unchanged`
  const done = confirmed > 0 ? `${counts}; ${count(confirmed)} confirmed` : counts
  if (created + updated === 0) return `Everything was there already, nothing changed: ${done}.`
  return outcome === 'checked'
    ? `Dry run, nothing was kept: ${done}.`
    : `Imported ${count(rows)} rows: ${done}.`
}

function faultLines({ faults }: ImportReport): string[] {
  return shortened(faults.map(({ line, reason }) => `  line ${line}: ${reason}`))
}

function noteLines({ notes, outcome }: ImportReport): string[] {
  if (notes.length === 0 || outcome === 'refused') return []
  return ['Please note:', ...shortened(notes.map((note) => `  ${note}`))]
}

function shortened(lines: string[]): string[] {
  const more = lines.length - mostShown
  return more > 0 ? [...lines.slice(0, mostShown), `  …and ${count(more)} more`] : lines
}

const count = (value: number) => value.toLocaleString('en-US')

const spaced = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** What stands in a file must not steer the terminal. */
function printable(text: string): string {
  return `${text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '�')}\n`
}
