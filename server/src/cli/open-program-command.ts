import { openProgram } from '../outreach/programs/open-program.ts'
import { exit, requireArguments, withServices, type RunCommand } from './command.ts'

/** `tower open-program PROGRAM`: a preview becomes a program that takes gifts, and whoever asked is told. */
export const openProgramCommand: RunCommand = async (args, output) => {
  const [programId = ''] = requireArguments(args, 1, 'open-program PROGRAM')
  return withServices(async ({ services }) => {
    const { name, told } = await openProgram(services, { programId })
    output.write(`${name} is open; ${told} mail(s) are on their way.\n`)
    return exit.done
  })
}
