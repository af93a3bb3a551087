const timeoutMs = 10_000

/** Asks the site as a visitor would; a failure on the way, that of a certificate above all, is said in words. */
export async function askSite(url: string, headers: Record<string, string> = {}): Promise<Response> {
  try {
    return await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    // What went wrong on the way, a certificate above all, stands in the cause.
    const { cause } = error as Error
    throw new Error(`${url}: ${cause instanceof Error ? cause.message : (error as Error).message}`, {
      cause: error,
    })
  }
}
