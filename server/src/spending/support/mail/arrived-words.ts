import PostalMime, { type Address, type Email } from 'postal-mime'
import { type MailParts, splitQuoted } from '@tower/contract/spending/split-quoted.ts'
import { isSentFile } from './is-sent-file.ts'
import { htmlWords } from './html-words.ts'
import { nameAlphabet } from './name-alphabet.ts'
import { isSenderDisproven } from './sender-proof.ts'

/** What stands in the head of a mail: who sent it, where to, and by what. */
export type MailHead = {
  from: string
  recipients: string[]
  messageId: string | undefined
  /** Written by a program: an answer to it would go back and forth for ever. */
  isAutomatic: boolean
  /** The server that took it in found that it is not from the address it names. */
  isDisproven: boolean
}

/** What its writer wrote, what they answered, and how many files they sent along. */
export type MailWords = MailParts & { fileCount: number }

/** No head is longer, and of what follows it no more lines are read: a long text is cut in any case, and files stay behind. */
const mostHeadBytes = 200_000
const mostLines = 20_000
const limits = { maxNestingDepth: 20, maxHeadersSize: mostHeadBytes }

/**
 * Reads the head of a mail alone; undefined where it has none. Anybody may write to an address of ours, so nothing more is
 * read of a mail before it is known to be for a ticket and from its teacher.
 */
export async function readMailHead(bytes: Buffer): Promise<MailHead | undefined> {
  const mail = await PostalMime.parse(headOf(bytes), limits).catch(() => undefined)
  const [from] = mail?.from ? addressesOf([mail.from]) : []
  if (!mail || from === undefined) return undefined
  return {
    from,
    recipients: [...addressesOf([...(mail.to ?? []), ...(mail.cc ?? [])]), mail.deliveredTo ?? '']
      .map((address) => address.toLowerCase())
      .filter(Boolean),
    messageId: mail.messageId,
    isAutomatic: isAutomatic(mail),
    isDisproven: isSenderDisproven(mail.headers),
  }
}

/** Reads what somebody wrote in a mail, as far as anybody writes; undefined where it can't be read. */
export async function readMailWords(bytes: Buffer): Promise<MailWords | undefined> {
  const read = firstLines(bytes, mostLines)
  const mail = await parse(read)
  if (!mail) return undefined
  const text = wordsOf(mail)
  // Programs that name no alphabet write the one of Windows where it is no UTF-8.
  const again = text.includes('\ufffd') ? await parse(nameAlphabet(read)) : undefined
  // A sign that no text holds, and no database keeps.
  const words = (again ? wordsOf(again) : text).replaceAll('\0', '')
  return { ...splitQuoted(words), fileCount: mail.attachments.filter(isSentFile).length }
}

const parse = (bytes: Buffer): Promise<Email | undefined> =>
  PostalMime.parse(bytes, limits).catch(() => undefined)

const wordsOf = ({ text, html }: Email): string => (text?.trim() ? text : htmlWords(html ?? ''))

/** Up to the first empty line. */
function headOf(bytes: Buffer): Buffer {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => bytes.indexOf(end)).filter((at) => at >= 0)
  return bytes.subarray(0, Math.min(mostHeadBytes, ...ends))
}

/** Each line costs its reader time: of a mail of nothing but line ends, more than anybody has. */
function firstLines(bytes: Buffer, most: number): Buffer {
  let end = -1
  for (let line = 0; line < most; line += 1) {
    end = bytes.indexOf(10, end + 1)
    if (end === -1) return bytes
  }
  return bytes.subarray(0, end + 1)
}

const addressesOf = (addresses: readonly Address[]): string[] =>
  addresses.flatMap(({ address, group }) =>
    group ? addressesOf(group) : address ? [address.toLowerCase()] : [],
  )

/** What away notes and reports of delivery carry; a person's mail carries none of it. */
const automaticHeaders = ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'x-failed-recipients']

function isAutomatic({ headers }: Email): boolean {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? ''
  return (
    !['', 'no'].includes(valueOf('auto-submitted')) ||
    /bulk|junk|auto_reply|list/.test(valueOf('precedence')) ||
    automaticHeaders.some((name) => valueOf(name) !== '')
  )
}
