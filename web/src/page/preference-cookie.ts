const yearSeconds = 365 * 24 * 60 * 60

/** A preference of the visitor, kept for a year. It is no secret: the page's own script may set it too. */
export function preferenceCookie(name: 'theme' | 'lang', value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}

/** One cookie of a request's `Cookie` header. */
export function readCookie(header: string | null, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
