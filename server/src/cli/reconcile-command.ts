import { parseArgs } from 'node:util'
import { reconcile, type Difference } from '../money/giving/webhooks/reconcile.ts'
import { exit, UsageFault, withServices, type Command } from './command.ts'

const dayMs = 86_400_000
const usage = 'Usage: npm run tower -- reconcile [--days 30]'

/** `tower reconcile`: compares the provider's payments with ours and applies what is missing here. */
export const reconcileCommand: Command = {
  usage: '[--days 30]',
  summary: 'Compare the payment provider’s books with ours, and apply what is missing',
  async run(args, output) {
    const days = readDays(args)
    const result = await withServices(({ services }) =>
      reconcile(services, { since: new Date(services.clock.now().getTime() - days * dayMs) }),
    )
    for (const difference of result.differences)
      output.write(`${difference.mended ? '✔ mended' : '✘ open'}  ${describe(difference)}\n`)
    const open = result.differences.filter(({ mended }) => !mended).length
    output.write(
      `${result.checked} payments compared, ${result.applied} applied, ${open} differences open.\n`,
    )
    return open === 0 ? exit.done : exit.refused
  },
}

const words: Record<Difference['what'], string> = {
  missing_here: 'was missing here',
  missing_there: 'is unknown to the provider',
  amount: 'has another amount there',
  refunds: 'was refunded there',
  dispute: 'is disputed there',
  needs_review: 'needs a review by staff',
  unmatched: 'belongs to no checkout of ours',
}

function describe({ providerPaymentId, what }: Difference): string {
  return `${providerPaymentId} ${words[what]}`
}

function readDays(args: string[]): number {
  try {
    const { values } = parseArgs({ args, options: { days: { type: 'string', default: '30' } } })
    const days = Number(values.days)
    if (days >= 1 && days <= 3_650) return days
  } catch {
    // Said below, in our words.
  }
  throw new UsageFault(usage)
}
