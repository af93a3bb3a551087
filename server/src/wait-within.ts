type Patience = {
  ms: number
  /** What is said when the time is over. */
  late: (ms: number) => string
  /** From this signal on there is less of it. */
  hurry?: { signal: AbortSignal | undefined; ms: number }
}

/** What the work gives, or an error once it takes too long. The work itself goes on: what should stop needs a signal of its own. */
export async function waitWithin<Answer>(
  work: Promise<Answer>,
  { ms, late, hurry }: Patience,
): Promise<Answer> {
  const { promise: given, reject } = Promise.withResolvers<never>()
  const timers: NodeJS.Timeout[] = []
  const giveUpAfter = (limitMs: number): void => {
    timers.push(setTimeout(() => reject(new Error(late(limitMs))), limitMs))
  }
  const hasten = () => hurry && giveUpAfter(hurry.ms)
  giveUpAfter(ms)
  if (hurry?.signal?.aborted) hasten()
  else hurry?.signal?.addEventListener('abort', hasten)
  try {
    return await Promise.race([work, given])
  } finally {
    timers.forEach(clearTimeout)
    hurry?.signal?.removeEventListener('abort', hasten)
  }
}
