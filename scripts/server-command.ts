import { fileURLToPath } from 'node:url'

/** The server's program. */
export const serverMain = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))

/**
 * What the server's Node is told of memory outside its own heap. Decoded pictures are large and short-lived; left alone,
 * glibc raises the size from which it gives memory back at once after the first of them, to 32 MB, and keeps what the
 * others used, in pieces. Each thread that decodes would keep such pieces of its own: two arenas serve all of them. What the
 * environment says of it goes first; other systems read none of this.
 */
export function serverEnvironment(environment: Environment): Record<string, string> {
  const largest = String(1024 * 1024)
  return {
    MALLOC_ARENA_MAX: environment['MALLOC_ARENA_MAX'] ?? '2',
    MALLOC_MMAP_THRESHOLD_: environment['MALLOC_MMAP_THRESHOLD_'] ?? largest,
    MALLOC_TRIM_THRESHOLD_: environment['MALLOC_TRIM_THRESHOLD_'] ?? largest,
  }
}

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
