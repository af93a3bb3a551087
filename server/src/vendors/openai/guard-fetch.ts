import type { Passed } from '../../gate.ts'

/** What of an order are words of ours and of those who asked. */
export type AskedWords = { messages?: unknown; prompt?: unknown }

/** Told of each time that something is sent: a client that tries again sends again. */
export type Attempts = {
  /** The gate that the words leave by: it covers names, and what it throws keeps them from leaving. */
  pass(words: AskedWords): Promise<Passed<AskedWords>>
  /** Before anything leaves; what it throws keeps it from leaving. */
  begin(bytes: number): Promise<void>
  /** Nobody was reached, or the provider turned the attempt away, which it takes no money for. */
  turnedAway(): Promise<void>
}

/**
 * A `fetch` for one order: it says what it sends, follows no redirect, because the key goes to the address that it was
 * given for, and ends an answer that is longer than it may be.
 */
export function guardFetch(attempts: Attempts, mostBytes: number): typeof fetch {
  return async (address, request) => {
    const body = await passBody(request?.body, attempts)
    await attempts.begin(Buffer.byteLength(body))
    const answer = await fetch(address, { ...request, body, redirect: 'manual' }).catch(
      async (error: unknown) => {
        if (neverArrived(error)) await attempts.turnedAway()
        throw error
      },
    )
    if (!answer.ok) await attempts.turnedAway()
    const { status, statusText, headers } = answer
    return new Response(answer.body?.pipeThrough(endAfter(mostBytes)) ?? null, {
      // A redirect has no place in a `Response` of ours, and is as little of an answer as a page that is not there.
      status: status < 400 && !answer.ok ? 404 : status,
      statusText,
      headers,
    })
  }
}

/** Text by text: in JSON a line break before a name looks like a letter of it. */
async function passBody(body: unknown, attempts: Attempts): Promise<string> {
  if (typeof body !== 'string') throw new Error('an order is JSON')
  const { messages, prompt, ...order } = JSON.parse(body) as AskedWords
  const words = {
    ...(messages !== undefined && { messages }),
    ...(prompt !== undefined && { prompt }),
  }
  return JSON.stringify({ ...order, ...(await attempts.pass(words)) })
}

/** Nobody was there to take it; of a connection that broke off later nobody knows. */
function neverArrived(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } }
  return /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|E(NET|HOST)UNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS|SELF_SIGNED|DEPTH_ZERO)/.test(
    String(cause?.code),
  )
}

function endAfter(mostBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) controller.error(new Error('the answer is too long'))
      else controller.enqueue(chunk)
    },
  })
}
