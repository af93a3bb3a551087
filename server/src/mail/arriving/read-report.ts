import PostalMime, { type Attachment, type Email } from 'postal-mime'

/** What a report says of one reader: what came of it, the code of RFC 3463, and the words of the server. */
export type ReportedReader = { action: string; status: string; said: string }

/** A report of delivery (RFC 3464): to where it was sent, of which mail, and what came of it. */
export type DeliveryReport = {
  recipients: string[]
  messageId: string | undefined
  readers: ReportedReader[]
}

/** A report may carry the whole mail back; what we look for stands before its files. */
const mostBytes = 500_000
const limits = { maxNestingDepth: 20, maxHeadersSize: 200_000, forceRfc822Attachments: true }
const mostReaders = 20
/** Whoever mails us writes them: what reads on in them takes longer than it should where they have no end. */
const longestField = 1_000

const reportKinds = new Set(['message/delivery-status', 'message/global-delivery-status'])
const returnedKinds = new Set([
  ...['message/rfc822', 'text/rfc822-headers'],
  ...['message/global', 'message/global-headers'],
])

/** Reads a report of delivery; undefined where a mail is none. */
export async function readReport(bytes: Buffer): Promise<DeliveryReport | undefined> {
  if (!/^content-type:\s*multipart\/report\b/im.test(bytes.subarray(0, 200_000).toString('latin1')))
    return undefined
  const mail = await PostalMime.parse(bytes.subarray(0, mostBytes), limits).catch(() => undefined)
  const report = mail?.attachments.find(({ mimeType }) => reportKinds.has(mimeType))
  if (!mail || !report) return undefined
  const returned = mail.attachments.find(({ mimeType }) => returnedKinds.has(mimeType))
  return {
    recipients: recipientsOf(mail),
    messageId: returned && readField(unfold(textOf(returned)), 'message-id'),
    readers: readReaders(textOf(report)),
  }
}

const recipientsOf = ({ to = [], deliveredTo }: Email): string[] =>
  [...to.map(({ address }) => address ?? ''), deliveredTo ?? ''].filter(Boolean)

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8')
}

/** After the fields of the message come those of each reader, apart by an empty line. */
function readReaders(text: string): ReportedReader[] {
  return unfold(text)
    .split(/\n\s*\n/)
    .flatMap((part) => {
      const action = readField(part, 'action')?.toLowerCase()
      if (action === undefined) return []
      const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(readField(part, 'status') ?? '')?.[0] ?? ''
      const said = (readField(part, 'diagnostic-code') ?? '').replace(/^[\w-]+\s*;\s*/, '')
      return [{ action, status, said }]
    })
    .slice(0, mostReaders)
}

/** A line that begins with a blank goes on with the one before. */
const unfold = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')

const readField = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.{0,${longestField}})`, 'imu').exec(text)?.[1]?.replaceAll('\0', '').trim()
