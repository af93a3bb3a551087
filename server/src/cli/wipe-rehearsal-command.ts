import { NotWiped, wipeRehearsal } from '../process/rehearsal/wipe-rehearsal.ts'
import { CommandFault, exit, requireArguments, withServices, type RunCommand } from './command.ts'

/** `tower wipe-rehearsal`: empties a rehearsal once the site's name was typed. */
export const wipeRehearsalCommand: RunCommand = async (args, output) => {
  const [siteName = ''] = requireArguments(args, 1, 'wipe-rehearsal SITE-NAME')
  const { files } = await withServices(({ services }) =>
    wipeRehearsal(services, siteName).catch((error: unknown) => {
      throw error instanceof NotWiped ? new CommandFault(error.message) : error
    }),
  )
  output.write(`The rehearsal is gone, with ${files} files. The next start begins with an empty database.\n`)
  return exit.done
}
