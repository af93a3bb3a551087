import { fileURLToPath } from 'node:url'

/** The server's program. */
export const serverMain = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))

type Environment = Readonly<Record<string, string | undefined>>

/** What Node is given to run the server, wherever that is: at an operator's, in a journey or under faults. */
export function serverArguments(environment: Environment): string[] {
  return [...serverFlags(environment), serverMain]
}

/**
 * How the server's Node is started. Left alone, V8 gives new objects up to 128 MB of space, which stays the process's
 * own once it was used; most of what a request makes is gone long before 32 MB are full. What `NODE_OPTIONS` says of it
 * goes first.
 */
export function serverFlags({ NODE_OPTIONS = '' }: Environment): string[] {
  return NODE_OPTIONS.includes('semi-space-size') ? [] : ['--max-semi-space-size=16']
}
