import { findBaseline } from '../database/baseline/find-baseline.ts'
import type { Database } from '../database/database.ts'
import { readMigrationState } from '../database/database-version.ts'
import { readMigrations } from '../database/read-migrations.ts'
import type { Output } from './import-progress.ts'
import { exit, UsageFault, withDatabase, type RunCommand } from './command.ts'

/**
 * `tower migrate` brings the database up to this version, as a start of the server does that was told so; `--from-first` takes one
 * migration after the other where an empty database would begin with the baseline. `--plan` says which files that would be, and
 * `--check` ends with 1 where there are any. Neither changes anything.
 */
export const migrateCommand: RunCommand = async (args, output) => {
  const [how = ''] = args
  if (args.length > 1 || !['', '--from-first', '--plan', '--check'].includes(how))
    throw new UsageFault('Usage: npm run tower -- migrate [--from-first|--plan|--check]')
  if (how === '' || how === '--from-first')
    return withDatabase(
      async ({ database, migrations }) => {
        output.write(`The database (${database.engine}) has all ${migrations} migrations.\n`)
        return exit.done
      },
      how === '' ? 'migrate' : 'from-first',
    )
  const isLacking = await withDatabase(({ database }) => tellPlan(database, output), 'look')
  return how === '--check' && isLacking ? exit.refused : exit.done
}

/** Says what would be done, and answers whether that is anything. */
async function tellPlan(database: Database, output: Output): Promise<boolean> {
  const { isNew, missing, later } = await readMigrationState(database)
  const baseline = isNew ? await findBaseline(database, readMigrations()) : undefined
  const files = baseline ? missing.slice(baseline.holds) : missing
  if (baseline)
    output.write(
      `Nothing is in the database yet: it begins with the baseline, which holds all ${baseline.holds} migrations up to ${baseline.last}.\n`,
    )
  if (files.length > 0)
    output.write(`The database lacks ${files.length}${baseline ? ' more' : ''}:\n${listOf(files)}`)
  if (missing.length === 0) output.write(noneLacks)
  if (later.length > 0)
    output.write(`It has ${later.length} of a later version, with which this one runs:\n${listOf(later)}`)
  return missing.length > 0
}

const noneLacks = 'The database has all migrations of this version.\n'

const listOf = (names: readonly string[]) => names.map((name) => `  ${name}\n`).join('')
