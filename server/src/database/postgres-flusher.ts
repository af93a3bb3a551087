import pg from 'pg'
import { shareFlush } from './share-flush.ts'

const connectWithinMs = 5_000
/** A connection that answers nothing for so long is given up: whoever waits is refused and may try again. */
const answerWithinMs = 10_000

type Session = { client: pg.Client; flush: () => Promise<void> }

/**
 * One connection on which commits that didn't wait for the disk wait for it together. Whoever will commit takes the
 * wait beforehand, and it is bound to the session that is open then: no session outlives a crash of the server, so one
 * that was open before the commit and still answers shows that the commit was not lost in between. On a session opened
 * after a crash the wait would succeed too, for a commit that is gone.
 */
export class PostgresFlusher {
  readonly #url: string
  readonly #name: string
  readonly #onConnectionError: (error: Error) => void
  #session: Promise<Session> | undefined

  constructor(url: string, onConnectionError: (error: Error) => void, name = 'tower') {
    this.#url = url
    this.#name = `${name} flusher`
    this.#onConnectionError = onConnectionError
  }

  /** Answers the wait for what is committed from now on. */
  async prepare(): Promise<() => Promise<void>> {
    this.#session ??= this.#open()
    return (await this.#session).flush
  }

  async close(): Promise<void> {
    const session = await this.#session?.catch(() => undefined)
    await session?.client.end()
  }

  #open(): Promise<Session> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: this.#name,
      keepAlive: true,
      connectionTimeoutMillis: connectWithinMs,
      query_timeout: answerWithinMs,
    })
    // What fails once is not asked again: the next to commit gets a session of its own.
    const forget = () => {
      if (this.#session === opening) this.#session = undefined
    }
    client.on('error', this.#onConnectionError)
    client.once('end', forget)
    const opening = connect(client, forget)
    opening.catch(forget)
    return opening
  }
}

async function connect(client: pg.Client, forget: () => void): Promise<Session> {
  await client.connect()
  const pid = await writeAndFlush(client)
  const flush = shareFlush(async () => {
    try {
      if ((await writeAndFlush(client)) !== pid) throw new OtherSession()
    } catch (error) {
      forget()
      void client.end().catch(() => undefined)
      throw error
    }
  })
  return { client, flush }
}

/** A pooler gave us another session of the server: what was committed before may be lost. */
class OtherSession extends Error {
  readonly code = '08006'
  constructor() {
    super('the session that waits for the disk was replaced: a pooler must keep one for each client')
  }
}

/** A commit of its own that writes: the log is on disk up to it, and so is every commit before. Answers whose it was. */
async function writeAndFlush(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>(
    "select pg_backend_pid() as pid, pg_logical_emit_message(true, 'flush', '')",
  )
  return rows[0]?.pid
}
