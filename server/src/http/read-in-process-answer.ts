import type { Incoming } from '@tower/contract/client.ts'

type Injected = {
  statusCode: number
  body: string
  headers: Record<string, number | string | string[] | undefined>
}

/** An answer of the app to itself, as the typed client reads it. */
export function readInProcessAnswer({ statusCode, body, headers }: Injected): Incoming {
  return {
    status: statusCode,
    text: body,
    header: (name) => {
      const value = headers[name]
      return value === undefined ? null : String(value)
    },
  }
}
