/** What came of one request: an answer, or the name of what broke the connection. */
export type Heard = { status: number; retryAfter?: string | undefined; body: string } | { broken: string }

/** What a visitor met before what they came for, or in place of it. */
export type Outcome = {
  /** Of the last answer; nothing where there was none. */
  body: string | undefined
  /** Empty where all is well. */
  failure: string
  /** How often the site said when to come again. */
  waits: number
  /** How often a connection broke and the request was sent again. */
  again: number
}

/** HTTP lets a request that changes nothing be sent again when no answer came; nobody does so for ever. */
const brokenAtMost = 2
const patienceMs = 300_000

type Step =
  { kind: 'take' } | { kind: 'wait'; ms: number } | { kind: 'again' } | { kind: 'fail'; failure: string }

/** What a polite visitor does now: comes again only where HTTP says so. */
export function decideStep(heard: Heard, before: { brokenBefore: number; waitedMs: number }): Step {
  if ('broken' in heard)
    return before.brokenBefore < brokenAtMost ? { kind: 'again' } : { kind: 'fail', failure: heard.broken }
  const { status, retryAfter } = heard
  if (status === 200) return { kind: 'take' }
  const ms = Number(retryAfter) * 1_000
  const mayWait = (status === 503 || status === 429) && retryAfter !== undefined && Number.isFinite(ms)
  if (mayWait && before.waitedMs + ms <= patienceMs) return { kind: 'wait', ms }
  return { kind: 'fail', failure: String(status) }
}

/** Asks until there is an answer, or no politeness leads on. */
export async function askPolitely(
  ask: () => Promise<Heard>,
  sleep: (ms: number) => Promise<unknown>,
): Promise<Outcome> {
  let [waits, again, waitedMs] = [0, 0, 0]
  for (;;) {
    const heard = await ask()
    const step = decideStep(heard, { brokenBefore: again, waitedMs })
    if (step.kind === 'take' || step.kind === 'fail') {
      const body = 'body' in heard && step.kind === 'take' ? heard.body : undefined
      return { body, failure: step.kind === 'fail' ? step.failure : '', waits, again }
    }
    if (step.kind === 'again') again += 1
    else {
      waits += 1
      waitedMs += step.ms
      await sleep(step.ms)
    }
  }
}
