/**
 * Whom this browser asked a mail for. A link for somebody else asks before it signs anyone in: otherwise
 * a stranger's link would quietly make this browser the stranger's.
 */
const askedForKey = 'tower:asked-for'
/** Longer than any link lives. */
const keptMs = 60 * 60_000

type Asked = { email: string; at: number }

/** Remembers that a mail to this address was asked for here. */
export function rememberAsked(email: string): void {
  try {
    localStorage.setItem(askedForKey, JSON.stringify({ email: email.trim().toLowerCase(), at: Date.now() }))
  } catch {
    return
  }
}

/** The address that this browser asked a mail for lately. */
export function lastAsked(): string | undefined {
  try {
    const { email, at } = JSON.parse(localStorage.getItem(askedForKey) ?? '{}') as Partial<Asked>
    return email && at && Date.now() - at < keptMs ? email : undefined
  } catch {
    return undefined
  }
}
