import PostalMime, { type Address, type Email } from 'postal-mime'
import { cutQuoted } from './cut-quoted.ts'

/** What counts of a mail. */
export type MailedAnswer = {
  from: string
  recipients: string[]
  messageId: string | undefined
  /** What its writer wrote, without what they answered. */
  text: string
  fileCount: number
  /** Written by a program: an answer to it would go back and forth for ever. */
  isAutomatic: boolean
}

/** Reads a mail; undefined where it is none. */
export async function readMailedAnswer(bytes: Buffer): Promise<MailedAnswer | undefined> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20, maxHeadersSize: 200_000 }).catch(
    () => undefined,
  )
  const [from] = mail?.from ? addressesOf([mail.from]) : []
  if (!mail || from === undefined) return undefined
  return {
    from,
    recipients: [...addressesOf([...(mail.to ?? []), ...(mail.cc ?? [])]), mail.deliveredTo ?? '']
      .map((address) => address.toLowerCase())
      .filter(Boolean),
    messageId: mail.messageId,
    text: cutQuoted(mail.text ?? wordsOf(mail.html ?? '')),
    fileCount: mail.attachments.length,
    isAutomatic: isAutomatic(mail),
  }
}

const addressesOf = (addresses: readonly Address[]): string[] =>
  addresses.flatMap(({ address, group }) =>
    group ? addressesOf(group) : address ? [address.toLowerCase()] : [],
  )

function isAutomatic({ headers }: Email): boolean {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? ''
  return (
    !['', 'no'].includes(valueOf('auto-submitted')) ||
    /bulk|junk|auto_reply|list/.test(valueOf('precedence')) ||
    valueOf('x-autoreply') !== ''
  )
}

/** The words of a mail that has no plain text. */
function wordsOf(html: string): string {
  return html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<blockquote\b[\s\S]*$/i, '')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|tr|h\d)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
}
