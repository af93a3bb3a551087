import pg from 'pg'

const firstRetryMs = 200
const longestRetryMs = 5_000

/** Listens on a dedicated connection and takes a new one when it is lost. Answers how to stop. */
export async function listenOnPostgres(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onConnectionError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | undefined

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', (message) => onPayload(message.payload ?? ''))
    next.on('error', onConnectionError)
    next.on('end', () => {
      if (!stopped) void reconnect(firstRetryMs)
    })
    await next.connect()
    await next.query(`listen ${next.escapeIdentifier(channel)}`)
    client = next
  }

  const reconnect = async (waitMs: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (stopped) return
    try {
      await connect()
      // Whatever was announced meanwhile is unknown: an empty payload tells the listener to look.
      onPayload('')
    } catch (error) {
      onConnectionError(error as Error)
      await reconnect(Math.min(waitMs * 2, longestRetryMs))
    }
  }

  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}
