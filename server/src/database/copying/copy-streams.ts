import type { Connection, Submittable } from 'pg'
import { once } from 'node:events'
import { Readable } from 'node:stream'

/** What the driver's connection does besides what its types say. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

const handOnBytes = 64 * 1024

/** `copy … to stdout`: a statement of the driver that is read as a stream; whoever reads slowly slows the server down. */
export class CopyOut extends Readable implements Submittable {
  readonly #text: string
  #connection: Connection | undefined
  #rows: Buffer[] = []
  #bytes = 0

  constructor(text: string) {
    super({ highWaterMark: 4 * handOnBytes })
    this.#text = text
  }

  submit(connection: Connection): void {
    this.#connection = connection
    connection.query(this.#text)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  /** Whoever stops reading in the middle leaves the rest to be passed over. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#connection?.stream.resume()
    done(error)
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection): void {
    if (this.destroyed) return
    // The driver writes over it with the next.
    this.#rows.push(Buffer.from(chunk))
    this.#bytes += chunk.length
    if (this.#bytes >= handOnBytes && !this.#handOn()) connection.stream.pause()
  }

  handleCommandComplete(): void {
    // What follows says that all is sent.
  }

  handleReadyForQuery(): void {
    if (this.destroyed) return
    this.#handOn()
    this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }

  #handOn(): boolean {
    const [rows, bytes] = [this.#rows, this.#bytes]
    this.#rows = []
    this.#bytes = 0
    return bytes === 0 || this.push(Buffer.concat(rows, bytes))
  }
}

/** `copy … from stdin`: sends what a stream gives, no faster than the server takes it. */
export class CopyIn implements Submittable {
  readonly finished: Promise<void>
  readonly #text: string
  readonly #source: AsyncIterable<Buffer>
  #settle: { resolve: () => void; reject: (error: unknown) => void } | undefined
  #fault: unknown
  #isOver = false

  constructor(text: string, source: AsyncIterable<Buffer>) {
    this.#text = text
    this.#source = source
    this.finished = new Promise((resolve, reject) => (this.#settle = { resolve, reject }))
  }

  submit(connection: Connection): void {
    connection.query(this.#text)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection).catch((error: unknown) => {
      this.#fault ??= error
      connection.sendCopyFail('what was to be copied broke off')
    })
  }

  handleCommandComplete(): void {
    // What follows says that all is taken.
  }

  handleReadyForQuery(): void {
    this.#isOver = true
    if (this.#fault === undefined) this.#settle?.resolve()
    else this.#settle?.reject(this.#fault)
  }

  handleError(error: Error): void {
    this.#isOver = true
    this.#fault ??= error
    this.#settle?.reject(this.#fault)
  }

  async #send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.#source) {
      if (this.#isOver) return
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    if (!this.#isOver) connection.endCopyFrom()
  }
}
