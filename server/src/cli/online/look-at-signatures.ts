import { createPublicKey } from 'node:crypto'
import { domainOfSender, textsOf, type ResolveTxt } from './look-at-sender.ts'

/** Shorter keys are broken; other mail servers count what is signed with them as not signed (RFC 8301). */
const leastBits = 1_024
const usualBits = 2_048
const rawEd25519Bytes = 32

/**
 * What the DNS says of the keys that mail from our address is signed with (DKIM), by the selectors that the mail server signs under. Signed for the
 * address's own domain it proves the sender, wherever the mail is handed on; throws where a signature would be worth nothing.
 */
export async function lookAtSignatures(
  mailFrom: string,
  selectors: readonly string[],
  resolveTxt: ResolveTxt,
): Promise<string> {
  if (selectors.length === 0)
    return 'not looked at: name the selectors that the mail server signs under in MAIL_DKIM_SELECTORS'
  const domain = domainOfSender(mailFrom)
  const told = await Promise.all(
    selectors.map(async (selector) => {
      const name = `${selector}._domainkey.${domain}`
      return `${selector} ${judgeKey(name, await textsOf(resolveTxt, name))}`
    }),
  )
  return `${domain} has the keys of its signatures: ${told.join(', ')}`
}

function judgeKey(name: string, texts: readonly string[]): string {
  const records = texts.filter((text) => /(?:^|;)\s*p\s*=/i.test(text))
  const [record] = records
  if (record === undefined)
    throw new Error(`${name} has no DKIM record: what is signed with it counts as not signed`)
  if (records.length > 1) throw new Error(`${name} has ${records.length} DKIM records, so none counts`)
  const tags = tagsOf(record)
  if ((tags.get('v') ?? 'DKIM1') !== 'DKIM1') throw new Error(`${name} is of a version that nobody knows`)
  const key = (tags.get('p') ?? '').replaceAll(/\s/g, '')
  if (key === '') throw new Error(`${name} says that its key is taken back`)
  const kind = tags.get('k') ?? 'rsa'
  const strength = kind === 'ed25519' ? judgeEd25519(name, key) : judgeRsa(name, kind, key)
  return (tags.get('t') ?? '').split(':').some((flag) => flag.trim() === 'y')
    ? `${strength}, marked as a test (t=y), so that it proves nothing yet`
    : strength
}

function tagsOf(record: string): Map<string, string> {
  return new Map(
    record.split(';').flatMap((pair) => {
      const [, name, value] = /^\s*([a-z]\w*)\s*=\s*(.*?)\s*$/is.exec(pair) ?? []
      return name !== undefined && value !== undefined ? [[name.toLowerCase(), value] as const] : []
    }),
  )
}

function judgeEd25519(name: string, key: string): string {
  if (Buffer.from(key, 'base64').length !== rawEd25519Bytes) throw noKey(name)
  return '(ed25519)'
}

function judgeRsa(name: string, kind: string, key: string): string {
  if (kind !== 'rsa') throw new Error(`${name} has a key of a kind that mail servers do not know (${kind})`)
  const bits = bitsOf(key)
  if (bits === undefined) throw noKey(name)
  if (bits < leastBits) throw new Error(`${name} has a key of ${bits} bits, which counts as none`)
  return bits < usualBits ? `(rsa, ${bits} bits; better ${usualBits})` : `(rsa, ${bits} bits)`
}

/** Some publish the bare key, most of them wrapped as others know it. */
function bitsOf(key: string): number | undefined {
  for (const type of ['spki', 'pkcs1'] as const) {
    try {
      const opened = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type })
      if (opened.asymmetricKeyType === 'rsa') return opened.asymmetricKeyDetails?.modulusLength
    } catch {
      // The other way of writing it is tried, too.
    }
  }
  return undefined
}

const noKey = (name: string) =>
  new Error(`${name} holds no key that can be read: it may have been cut when it was entered`)
