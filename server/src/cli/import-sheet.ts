import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { ImportSheet } from '../matching/classrooms/import/import-classrooms.ts'
import type { ImportReport } from '../matching/classrooms/import/sheet-rows.ts'
import { SheetFault, type ColumnWords } from '../http/sheet-columns.ts'
import { inspectSheet, readSheet } from './import-csv.ts'
import { createProgress, type Output } from './import-progress.ts'
import { describeColumns, describeReport } from './import-report.ts'

export type SheetKind<Field extends string> = {
  noun: string
  words: ColumnWords<Field>
  required: readonly Field[]
  run: (sheet: ImportSheet<Field>) => Promise<ImportReport>
}

/** Exit codes: done, the file can't be taken, the command was mistyped. */
const exit = { done: 0, refused: 1, usage: 2 }

/** Runs an import command and answers the exit code of the process. */
export async function importSheet<Field extends string>(
  args: string[],
  kind: SheetKind<Field>,
  output: Output,
): Promise<number> {
  const given = readArguments(args)
  if (!given) {
    output.write(`Usage: npm run tower -- import ${kind.noun} FILE.csv [--dry-run]\n`)
    return exit.usage
  }
  const progress = createProgress(output)
  try {
    const report = await runWithProgress(given, kind, { output, progress })
    progress.clear()
    output.write(describeReport(report))
    return report.outcome === 'refused' ? exit.refused : exit.done
  } catch (error) {
    progress.clear()
    if (!(error instanceof SheetFault)) throw error
    output.write(`${error.message} Nothing was imported.\n`)
    return exit.refused
  }
}

type Given = { path: string; dryRun: boolean }

function readArguments(args: string[]): Given | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    })
    const [path, ...more] = positionals
    return path !== undefined && more.length === 0 ? { path, dryRun: values['dry-run'] } : undefined
  } catch {
    return undefined
  }
}

type Screen = { output: Output; progress: ReturnType<typeof createProgress> }

async function runWithProgress<Field extends string>(
  { path, dryRun }: Given,
  { noun, words, required, run }: SheetKind<Field>,
  { output, progress }: Screen,
): Promise<ImportReport> {
  const file = await inspectSheet(path)
  const name = basename(path)
  output.write(`Reading ${noun} from ${name}${file.encoding === 'utf-8' ? '' : ` (${file.encoding})`}\n`)
  const lines = readSheet(file, {
    words,
    required,
    onColumns: (columns) => output.write(describeColumns(columns)),
    onBytes: (bytes) => progress.show('reading', bytes, file.bytes),
  })
  return run({
    lines,
    source: { name, sha256: file.sha256 },
    dryRun,
    onWritten: (rows, total) => progress.show('writing', rows, total),
  })
}
