const longest = 2_000
/** A base of no meaning: whatever does not stay below it would have left the site. */
const nowhere = 'https://stay.invalid'

/**
 * The one rule for where a person may be sent next: a path of this site, as a browser would really open it.
 * Gives undefined for everything else, however it is disguised. With `origin`, a full address of this
 * site is accepted too and cut down to its path.
 */
export function safePath(target: unknown, origin?: string): string | undefined {
  if (typeof target !== 'string' || target.length > longest) return undefined
  const path = origin ? withoutOrigin(target, origin) : target
  if (!path.startsWith('/') || isDisguised(path)) return undefined
  const url = parse(path)
  if (!url || url.origin !== nowhere || url.pathname.includes('//')) return undefined
  return url.pathname + url.search + url.hash
}

function withoutOrigin(target: string, origin: string): string {
  if (target === origin) return '/'
  return target.startsWith(`${origin}/`) ? target.slice(origin.length) : target
}

/** What browsers drop, turn into a slash, or a careless reader decodes into one. */
function isDisguised(path: string): boolean {
  const [beforeQuery = ''] = path.split(/[?#]/, 1)
  const droppedOrTurned = /[\u0000-\u0020\u007f-\u009f\u00a0\u2028\u2029\ufeff\\]/
  const encodedControl = /%(?:0[0-9a-f]|1[0-9a-f]|7f)/i
  const encodedSlash = /%(?:25)*(?:2f|5c)/i
  return (
    droppedOrTurned.test(path) ||
    encodedControl.test(path) ||
    encodedSlash.test(beforeQuery) ||
    /^\/{2}|\\/.test(beforeQuery.normalize('NFKC'))
  )
}

function parse(path: string): URL | undefined {
  try {
    return new URL(path, nowhere)
  } catch {
    return undefined
  }
}
