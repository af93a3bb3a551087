import { Id } from '@tower/contract/id.contract.ts'
import { voidDraw } from '../matching/draws/void-draw.ts'
import {
  CommandFault,
  exit,
  findActor,
  requireArguments,
  requireEmail,
  withServices,
  type RunCommand,
} from './command.ts'

const usage = 'DRAW SUPERADMIN REASON'

/** `tower void-draw DRAW SUPERADMIN REASON`: calls a draw off in public before it has run; its seed is opened. */
export const voidDrawCommand: RunCommand = async (args, output) => {
  const [given = '', email = '', reason = ''] = requireArguments(args, 3, `void-draw ${usage}`)
  const drawId = Id.safeParse(given)
  if (!drawId.success) throw new CommandFault(`${given} is not the number of a draw.`)
  const address = requireEmail(email)
  return withServices(async ({ services }) => {
    const actor = await findActor(services, address)
    await voidDraw(services, { drawId: drawId.data, reason, actor })
    output.write(`The draw is called off. Its page says why, and opens its seed.\n`)
    return exit.done
  })
}
