/** The part of autocannon that we use; it comes without types. */
declare module 'autocannon' {
  export type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
  export type Options = Request & {
    url: string
    connections: number
    amount?: number
    duration?: number
    requests?: (Request & { setupRequest?: (request: Request) => Request | false })[]
  }
  export type Result = {
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    statusCodeStats: Record<string, { count: number }>
    latency: { p50: number; p99: number }
  }
  export type Run = Promise<Result> & { on(event: 'start' | 'response', listener: () => void): void }
  export default function autocannon(options: Options): Run
}
