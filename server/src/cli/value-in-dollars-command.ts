import { Id } from '@tower/contract/id.contract.ts'
import { valueInDollars, type ValueInDollars } from '../money/giving/review/value-in-dollars.ts'
import {
  CommandFault,
  exit,
  findActor,
  requireArguments,
  requireEmail,
  withServices,
  type RunCommand,
} from './command.ts'

const usage = 'PAYMENT dispute|refund NAME CENTS STAFF REASON'

/** `tower value-in-dollars …`: staff say what a dispute or refund in another currency comes to; it is booked as that. */
export const valueInDollarsCommand: RunCommand = async (args, output) => {
  const [given = '', kind = '', name = '', cents = '', email = '', reason = ''] = requireArguments(
    args,
    6,
    `value-in-dollars ${usage}`,
  )
  const paymentId = Id.safeParse(given)
  if (!paymentId.success) throw new CommandFault(`${given} is not the number of a payment.`)
  const subject = readSubject(kind, name)
  if (!/^\d{1,9}$/.test(cents)) throw new CommandFault(`${cents} is not an amount of whole US cents.`)
  const address = requireEmail(email)
  return withServices(async ({ services }) => {
    const actor = await findActor(services, address)
    const amountCents = Number(cents)
    await valueInDollars(services, { actor, paymentId: paymentId.data, reason, subject, amountCents })
    output.write(`The ${kind} ${name} is booked as that from now on.\n`)
    return exit.done
  })
}

function readSubject(kind: string, name: string): ValueInDollars['subject'] {
  if (kind === 'dispute') return { disputeId: name }
  if (kind === 'refund') return { refundId: name }
  throw new CommandFault(`${kind} is neither dispute nor refund.`)
}
