/**
 * A signal that ends what is asked after a time, or when its page no longer wants it. `AbortSignal.any` says the same in browsers
 * that are younger than those of many schools.
 */
export function giveUpAfter(ms: number, unwanted: AbortSignal): AbortSignal {
  const asking = new AbortController()
  for (const signal of [unwanted, AbortSignal.timeout(ms)]) {
    if (signal.aborted) asking.abort(signal.reason)
    signal.addEventListener('abort', () => asking.abort(signal.reason), { once: true })
  }
  return asking.signal
}
