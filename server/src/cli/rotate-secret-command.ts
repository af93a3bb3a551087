import { ensureSecret } from '../secret.ts'
import { DeafProcesses, rotateSecret } from '../process/secret/rotate-secret.ts'
import {
  CommandFault,
  exit,
  readCommandConfig,
  requireArguments,
  withServices,
  type RunCommand,
} from './command.ts'

/** `tower rotate-secret`: SECRET becomes the installation's in place of SECRET_OLD, and nobody notices. */
export const rotateSecretCommand: RunCommand = async (args, output) => {
  requireArguments(args, 0, 'rotate-secret')
  const config = readCommandConfig()
  if (config.SECRET_OLD === undefined)
    throw new CommandFault(
      'Give SECRET the new secret and SECRET_OLD the former one, here and to each process, and run this again.',
    )
  const { changed, resealed, unreadable } = await withServices(({ services }) =>
    rotate(services, ensureSecret(config)),
  )
  output.write(changed ? 'The new SECRET counts.\n' : 'This SECRET counts already.\n')
  output.write(`${resealed} texts were sealed anew.\n`)
  if (unreadable > 0) {
    output.write(
      `${unreadable} can be opened with neither secret: they were sealed with one that was given up before.\n`,
    )
  }
  output.write('SECRET_OLD may go an hour from now: sessions and links of before are renewed by then.\n')
  return exit.done
}

const rotate: typeof rotateSecret = (services, to) =>
  rotateSecret(services, to).catch((error: unknown) => {
    throw error instanceof DeafProcesses ? new CommandFault(error.message) : error
  })
