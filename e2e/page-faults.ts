import type { BrowserContext } from '@playwright/test'

/** A refused call or page is written to the console by the browser itself; journeys refuse things on purpose. */
const answeredWithRefusal = /^Failed to load resource: the server responded with a status of 4\d\d/

/** Collects what no page may do: errors, breaches of the content policy, requests to other origins. */
export function watchFaults(context: BrowserContext, origin: string): string[] {
  const faults: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' || answeredWithRefusal.test(message.text())) return
    faults.push(`${message.page()?.url() ?? ''}: console: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    faults.push(`${error.page()?.url() ?? ''}: ${error.error().message}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin)
      faults.push(`foreign request: ${request.url()}`)
  })
  return faults
}
