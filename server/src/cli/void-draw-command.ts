import { roles } from '@tower/contract/access.ts'
import { Id } from '@tower/contract/id.contract.ts'
import { Email } from '@tower/contract/people/email.contract.ts'
import { voidDraw } from '../matching/draws/void-draw.ts'
import { getPersonByEmail } from '../people/identity/accounts/get-person-by-email.ts'
import { CommandFault, exit, requireArguments, withServices, type Command } from './command.ts'

const usage = 'DRAW SUPERADMIN REASON'

/** `tower void-draw DRAW SUPERADMIN REASON`: calls a draw off in public before it has run; its seed is opened. */
export const voidDrawCommand: Command = {
  usage,
  summary: 'Call a draw off for good, as the superadmin of an address, for a reason that everyone can read',
  async run(args, output) {
    const [given = '', email = '', reason = ''] = requireArguments(args, 3, `void-draw ${usage}`)
    const drawId = Id.safeParse(given)
    if (!drawId.success) throw new CommandFault(`${given} is not the number of a draw.`)
    const address = Email.safeParse(email)
    if (!address.success) throw new CommandFault(`${email} is not an e-mail address.`)
    return withServices(async ({ services }) => {
      const person = await services.database.read((tx) => getPersonByEmail(tx, address.data))
      if (person.disabled_at) throw new CommandFault(`${person.email} is disabled.`)
      const role = roles.find((one) => one === person.role) ?? null
      const actor = { userId: person.id, role }
      await voidDraw(services, { drawId: drawId.data, reason, actor })
      output.write(`The draw is called off. Its page says why, and opens its seed.\n`)
      return exit.done
    })
  },
}
