import { exit, requireArguments, withDatabase, type RunCommand } from './command.ts'

/** `tower migrate`: brings the database up to this version, as every start of the server does. */
export const migrateCommand: RunCommand = async (args, output) => {
  requireArguments(args, 0, 'migrate')
  return withDatabase(async ({ database, migrations }) => {
    output.write(`The database (${database.engine}) has all ${migrations} migrations.\n`)
    return exit.done
  })
}
