import { systemClock } from '../clock.ts'
import { adoptSecret } from '../process/secret/settle-secret.ts'
import { ensureSecret } from '../secret.ts'
import { exit, readCommandConfig, requireArguments, withDatabase, type RunCommand } from './command.ts'

/** `tower adopt-secret`: from now on processes with the SECRET that this command is given start, and no others. */
export const adoptSecretCommand: RunCommand = async (args, output) => {
  requireArguments(args, 0, 'adopt-secret')
  const config = { SECRET: ensureSecret(readCommandConfig()) }
  return withDatabase(async ({ database }) => {
    const { changed } = await adoptSecret({ database, clock: systemClock, config })
    output.write(
      changed
        ? 'This SECRET counts from now on: everyone is signed out. The former one counts again when you run this with it.\n'
        : 'This SECRET is the one that counts already.\n',
    )
    return exit.done
  })
}
