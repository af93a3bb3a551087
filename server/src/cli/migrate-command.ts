import { readMigrationState } from '../database/migrate.ts'
import { exit, UsageFault, withDatabase, type RunCommand } from './command.ts'

/**
 * `tower migrate` brings the database up to this version, as every start of the server does; `--plan` says which files
 * that would be, and `--check` ends with 1 where there are any. Neither changes anything.
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
  const { missing } = await withDatabase(({ database }) => readMigrationState(database), 'look')
  output.write(
    missing.length === 0
      ? 'The database is of this version.\n'
      : `The database lacks ${missing.length}:\n${missing.map((name) => `  ${name}\n`).join('')}`,
  )
  return how === '--check' && missing.length > 0 ? exit.refused : exit.done
}
