import { errorCode } from '../../database/database.ts'

/** Asks the DNS for the texts of a name, each in pieces: `resolveTxt` of node:dns/promises. */
export type ResolveTxt = (name: string) => Promise<string[][]>

/**
 * What the DNS says of mail from our address, by which other mail servers judge it; throws where they would take it for
 * somebody else's. How it is signed (DKIM): look-at-signatures.ts.
 */
export async function lookAtSender(mailFrom: string, resolveTxt: ResolveTxt): Promise<string> {
  const domain = domainOfSender(mailFrom)
  const [own, policies] = await Promise.all([
    textsOf(resolveTxt, domain),
    Promise.all(withParents(domain).map((name) => textsOf(resolveTxt, `_dmarc.${name}`))),
  ])
  const senders = own.filter((text) => /^v=spf1(?: |$)/i.test(text))
  if (senders.length > 1) throw new Error(`${domain} has ${senders.length} SPF records, so none counts`)
  if (!policies.flat().some((text) => /^v=DMARC1\s*;/i.test(text)))
    throw new Error(
      `_dmarc.${domain} has no DMARC record: many mail servers take mail of that domain for spam`,
    )
  const spf =
    senders.length === 1
      ? 'SPF and DMARC'
      : 'DMARC, but no SPF (well only where return addresses are of another domain)'
  return `${domain} has ${spf}`
}

/** Of which domain an address is that mail comes from. */
export const domainOfSender = (mailFrom: string): string =>
  /@([^\s>]+)/.exec(mailFrom)?.[1]?.toLowerCase() ?? ''

/** A domain and those above it, down to two parts: a policy holds below its own domain. */
function withParents(domain: string): string[] {
  const parts = domain.split('.')
  return parts.slice(0, Math.max(1, parts.length - 1)).map((_, from) => parts.slice(from).join('.'))
}

/** What a name of the DNS says, each text whole; nothing where there is no such name. Throws where nobody could be asked. */
export async function textsOf(resolveTxt: ResolveTxt, name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((pieces) => pieces.join(''))
  } catch (error) {
    const code = errorCode(error) ?? (error as Error).message
    if (['ENOTFOUND', 'ENODATA'].includes(code)) return []
    throw new Error(`no name server answered for ${name} (${code})`)
  }
}
