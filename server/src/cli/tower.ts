import { Refusal } from '../refusal.ts'
import { sayFailure } from '../say-failure.ts'
import { CommandFault, exit, UsageFault } from './command.ts'
import { findCommand, helpText } from './commands.ts'
import { terminalOutput } from './import-progress.ts'
import { requireSettings } from './require-settings.ts'

const [name = 'help', ...args] = process.argv.slice(2)

// Some open handle must not keep a finished command alive, so the process is ended with its code.
process.exit(await runCommand(name, args))

async function runCommand(name: string, args: string[]): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) {
    terminalOutput.write(helpText())
    return exit.done
  }
  const command = findCommand(name)
  if (!command) {
    console.error(`There is no command "${name}".\n\n${helpText()}`)
    return exit.usage
  }
  try {
    requireSettings(process.env, [name, ...args])
    return await command.run(args, terminalOutput)
  } catch (error) {
    return describeFailure(error)
  }
}

function describeFailure(error: unknown): number {
  const ofCommands = [UsageFault, CommandFault, Refusal].some((kind) => error instanceof kind)
  console.error(ofCommands ? (error as Error).message : (sayFailure(error) ?? error))
  return error instanceof UsageFault ? exit.usage : exit.refused
}
