import type { BrowserContext } from '@playwright/test'

/** A refused call or page is written to the console by the browser itself; journeys refuse things on purpose. */
const answeredWithRefusal = /^Failed to load resource: the server responded with a status of 4\d\d/

/** A journey cut itself off. */
const cutOff = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/

/** On a machine with much else to do, a font may come before the words that it was fetched for. */
const usedLate = /was preloaded using link preload but not used within a few seconds/

/** Collects what no page may do: errors, warnings, breaches of the content policy, requests to other origins. */
export async function watchFaults(context: BrowserContext, origin: string): Promise<string[]> {
  const faults: string[] = []
  context.on('console', (message) => {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type())) return
    if ([answeredWithRefusal, cutOff, usedLate].some((known) => known.test(text))) return
    faults.push(`${message.page()?.url() ?? ''}: console: ${text}`)
  })
  context.on('weberror', (error) => {
    faults.push(`${error.page()?.url() ?? ''}: ${error.error().message}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin)
      faults.push(`foreign request: ${request.url()}`)
  })
  // Not every breach is written to the console. A library of the portals asks whether it may compile code and
  // takes the refusal as its answer: that one is no fault.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      if (blockedURI !== 'eval') console.error(`content policy: ${violatedDirective} forbids ${blockedURI}`)
    })
  })
  return faults
}
