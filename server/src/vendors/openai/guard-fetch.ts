/** Told of each time that something is sent: a client that tries again sends again. */
export type Attempts = {
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
    await attempts.begin(Buffer.byteLength(typeof request?.body === 'string' ? request.body : ''))
    const answer = await fetch(address, { ...request, redirect: 'manual' }).catch(async (error: unknown) => {
      if (neverArrived(error)) await attempts.turnedAway()
      throw error
    })
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
