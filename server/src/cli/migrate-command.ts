import { readMigrationState } from '../database/database-version.ts'
import { exit, UsageFault, withDatabase, type RunCommand } from './command.ts'

/**
 * `tower migrate` brings the database up to this version, as a start of the server does that was told so; `--plan` says
 * which files that would be, and `--check` ends with 1 where there are any. Neither changes anything.
 */
export const migrateCommand: RunCommand = async (args, output) => {
  const [how = ''] = args
  if (args.length > 1 || !['', '--plan', '--check'].includes(how))
    throw new UsageFault('Usage: npm run tower -- migrate [--plan|--check]')
  if (how === '')
    return withDatabase(async ({ database, migrations }) => {
      output.write(`The database (${database.engine}) has all ${migrations} migrations.\n`)
      return exit.done
    }, 'migrate')
  const { missing, later } = await withDatabase(({ database }) => readMigrationState(database), 'look')
  output.write(missing.length > 0 ? `The database lacks ${missing.length}:\n${listOf(missing)}` : noneLacks)
  if (later.length > 0)
    output.write(`It has ${later.length} of a later version, with which this one runs:\n${listOf(later)}`)
  return how === '--check' && missing.length > 0 ? exit.refused : exit.done
}

const noneLacks = 'The database has all migrations of this version.\n'

const listOf = (names: readonly string[]) => names.map((name) => `  ${name}\n`).join('')
