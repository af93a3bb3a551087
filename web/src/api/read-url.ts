/** An address in its parts; undefined where it is none. */
export function readUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
