import pg from 'pg'

const firstRetryMs = 200
const longestRetryMs = 5_000
const connectWithinMs = 5_000

type Heard = (payload: string) => void

/**
 * One connection that hears every channel this process listens to. When it is lost it is taken up again by one
 * attempt at a time, with growing pauses, for as long as that takes.
 */
export class PostgresListener {
  readonly #url: string
  readonly #name: string
  readonly #onConnectionError: (error: Error) => void
  readonly #heard = new Map<string, Set<Heard>>()
  readonly #closing = new AbortController()
  #client: Promise<pg.Client> | undefined

  constructor(url: string, onConnectionError: (error: Error) => void, name = 'tower') {
    this.#url = url
    this.#name = `${name} listener`
    this.#onConnectionError = onConnectionError
  }

  /** Hears a channel; answers how to stop. An empty payload says that announcements may have been missed. */
  async listen(channel: string, onPayload: Heard): Promise<() => Promise<void>> {
    const listeners = this.#heard.get(channel)
    if (listeners) listeners.add(onPayload)
    else this.#heard.set(channel, new Set([onPayload]))
    if (this.#client) {
      const client = await this.#client
      if (!listeners) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } else {
      this.#client = this.#connect()
      await this.#client
    }
    return () => Promise.resolve(void this.#heard.get(channel)?.delete(onPayload))
  }

  /** Returns when all that was announced until now has been heard. */
  async catchUp(): Promise<void> {
    const client = await this.#client
    // The server sends what was announced before it says that it is done with a statement.
    await client?.query('select 1')
  }

  async close(): Promise<void> {
    this.#closing.abort()
    // Who never came to be connected, or gave up because of this, has nothing to end.
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: this.#name,
      keepAlive: true,
      connectionTimeoutMillis: connectWithinMs,
    })
    client.on('error', this.#onConnectionError)
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''))
    try {
      await client.connect()
      for (const channel of this.#heard.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end()
      throw error
    }
    client.once('end', () => {
      if (!this.#closing.signal.aborted) this.#client = this.#reconnect()
    })
    return client
  }

  async #reconnect(): Promise<pg.Client> {
    for (let waitMs = firstRetryMs; ; waitMs = Math.min(waitMs * 2, longestRetryMs)) {
      await this.#pause(waitMs)
      try {
        const client = await this.#connect()
        // Whatever was announced meanwhile is unknown: an empty payload tells the listeners to look.
        for (const channel of this.#heard.keys()) this.#tell(channel, '')
        return client
      } catch (error) {
        this.#onConnectionError(error as Error)
      }
    }
  }

  /** Waits; throws once the listener is closed. */
  #pause(waitMs: number): Promise<void> {
    const { signal } = this.#closing
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        clearTimeout(timer)
        reject(new Error('the listener was closed'))
      }
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }, waitMs)
      if (signal.aborted) giveUp()
      else signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  #tell(channel: string, payload: string): void {
    for (const onPayload of this.#heard.get(channel) ?? []) onPayload(payload)
  }
}
