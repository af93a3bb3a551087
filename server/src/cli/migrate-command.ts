import { exit, requireArguments, withServices, type Command } from './command.ts'

/** `tower migrate`: brings the database up to this version, as every start of the server does. */
export const migrateCommand: Command = {
  usage: '',
  summary: 'Bring the database up to this version',
  async run(args, output) {
    requireArguments(args, 0, 'migrate')
    return withServices(async ({ services, migrations }) => {
      output.write(`The database (${services.database.engine}) has all ${migrations} migrations.\n`)
      return exit.done
    })
  },
}
