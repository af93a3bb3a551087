import fc, { type RunDetails } from 'fast-check'

/**
 * For tests by chance whose counterexamples are long: a failure says first what went wrong, and then in which history.
 * Lists of failed tests show the beginning of what was said, and no causes.
 */
export async function tellFailedHistory<Input>(run: RunDetails<Input>): Promise<void> {
  const said = await fc.asyncDefaultReportMessage(run)
  if (said === undefined) return
  const { errorInstance: cause } = run
  const first = cause instanceof Error ? cause.message : 'It did not come to an end'
  throw new Error(`${first}\n${said}`, { cause })
}
