/**
 * How the server's Node is started. Left alone, V8 gives new objects up to 128 MB of space, which stays the process's
 * own once it was used; most of what a request makes is gone long before 32 MB are full. What `NODE_OPTIONS` says of it
 * goes first.
 */
export function serverFlags({ NODE_OPTIONS = '' }: { NODE_OPTIONS?: string | undefined }): string[] {
  return NODE_OPTIONS.includes('semi-space-size') ? [] : ['--max-semi-space-size=16']
}
