import type { Services } from './services.ts'

const aMinuteMs = 60_000

/** Says once a minute in the log that the server is still starting: a start has no limit of time, and one that hangs must be seen. */
export async function logWhileStarting<Started>(
  log: Pick<Services['log'], 'warn'>,
  starting: Promise<Started>,
): Promise<Started> {
  let minutes = 0
  const timer = setInterval(
    () => log.warn({ minutes: (minutes += 1) }, 'the server is still starting'),
    aMinuteMs,
  )
  timer.unref()
  try {
    return await starting
  } finally {
    clearInterval(timer)
  }
}
