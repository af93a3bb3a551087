import { dayOf, startOfDay } from '@tower/contract/org-days.ts'
import { parseArgs } from 'node:util'
import { describeDifference } from '../money/giving/reconciliation/differences.ts'
import { readOpenDifferences } from '../money/giving/reconciliation/read-open-differences.ts'
import { reconcile } from '../money/giving/reconciliation/reconcile.ts'
import { exit, UsageFault, withServices, type RunCommand } from './command.ts'

const usage = 'Usage: npm run tower -- reconcile [--since 2026-01-31]'

/** `tower reconcile`: compares the provider's books with ours, applies what is missing here and tells what stays open. */
export const reconcileCommand: RunCommand = async (args, output) => {
  const since = readSince(args)
  const { result, open } = await withServices(async ({ services }) => ({
    result: await reconcile(services, since ? { since } : {}),
    open: await readOpenDifferences(services),
  }))
  for (const difference of open) {
    const day = dayOf(difference.first_seen_at)
    output.write(`✘ since ${day}  ${describeDifference(difference)}\n`)
  }
  output.write(
    `${result.checked} compared, ${result.mended} mended, ${result.resolved} gone, ${result.failed} failed, ${result.open} differences open.\n`,
  )
  return result.open === 0 && result.failed === 0 ? exit.done : exit.refused
}

/** The day the comparison begins with; without one it goes on from where the last one ended. */
function readSince(args: string[]): Date | undefined {
  try {
    const { values } = parseArgs({ args, options: { since: { type: 'string' } } })
    if (values.since === undefined) return undefined
    const day = /^\d{4}-\d{2}-\d{2}$/.test(values.since) ? startOfDay(values.since) : undefined
    if (day && !Number.isNaN(day.getTime())) return day
  } catch {
    // Said below, in our words.
  }
  throw new UsageFault(usage)
}
