import { cutText } from '@tower/contract/cut-text.ts'
import { asLanguage } from '@tower/contract/language.ts'
import { maxTicketMessageLength } from '@tower/contract/spending/support.ts'
import { createHash } from 'node:crypto'
import { readReport } from '../../../mail/arriving/read-report.ts'
import { receiveReport, type ReportOutcome } from '../../../mail/arriving/receive-report.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findMayWrite } from '../tickets.queries.ts'
import { writeMessage } from '../write-message.ts'
import { noteDisprovenAnswer, type KeptMail } from './note-disproven-answer.ts'
import { readMailHead, readMailWords, type MailHead, type MailWords } from './arrived-words.ts'
import { ticketOfAddress } from './reply-address.ts'
import { requireSignedAnswer, type SignedAnswer } from './require-signed-answer.ts'

export type MailOutcome =
  | ReportOutcome
  | 'kept'
  | 'kept as a note'
  | 'not a mail'
  | 'automatic'
  | 'no ticket'
  | 'not its teacher'
  | 'empty'
  | 'full'

/**
 * Takes a mail to the address of a ticket into its thread: only from its own teacher, once. One that names its teacher and was
 * found to be from elsewhere is a note for staff. Whatever it is that cannot be taken is dropped without a word: an answer would
 * tell strangers which addresses there are.
 */
export async function receiveAnswer(services: Services, arrived: SignedAnswer): Promise<MailOutcome> {
  requireSignedAnswer(services, arrived)
  const outcome = await take(services, arrived)
  services.log.info({ outcome }, 'a mail arrived')
  return outcome
}

/** Reports that a mail of ours did not arrive come in by the same door. */
async function take(services: Services, arrived: SignedAnswer): Promise<MailOutcome> {
  const report = await readReport(arrived.rawBody)
  if (report) return receiveReport(services, report)
  const head = await readMailHead(arrived.rawBody)
  return head ? keep(services, head, arrived) : 'not a mail'
}

async function keep(
  services: Services,
  head: MailHead,
  { id = '', rawBody }: SignedAnswer,
): Promise<MailOutcome> {
  if (head.isAutomatic) return 'automatic'
  const [ticketId] = head.recipients.flatMap((address) => ticketOfAddress(services, address) ?? [])
  if (ticketId === undefined) return 'no ticket'
  const teacher = await services.database.read((tx) => findMayWrite(tx, { ticketId, email: head.from }))
  if (!teacher) return 'not its teacher'
  const words = await readMailWords(rawBody)
  if (!words) return 'not a mail'
  if (words.words === '' && words.fileCount === 0) return 'empty'
  const mail = {
    ticketId,
    teacherId: teacher.id,
    body: bodyOf(words, teacher.locale),
    mailKey: createHash('sha256')
      .update(`${ticketId}|${head.messageId ?? id}`)
      .digest('hex'),
  }
  const isKept = await unlessFull(
    head.isDisproven ? noteDisprovenAnswer(services, mail) : writeAsTeacher(services, mail),
  )
  if (!isKept) return 'full'
  return head.isDisproven ? 'kept as a note' : 'kept'
}

/** False where the thread holds no more. */
function unlessFull(writing: Promise<unknown>): Promise<boolean> {
  return writing.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'support.thread_full') return false
      throw error
    },
  )
}

function writeAsTeacher(services: Services, { teacherId, ...mail }: KeptMail): Promise<unknown> {
  return writeMessage(services, {
    ...{ actor: { userId: teacherId, role: 'teacher' }, requestKey: undefined, attachments: [] },
    ...{ as: { senderRole: 'teacher', visibility: 'public' }, ...mail },
  })
}

/** What was written, that files stayed behind, and what was answered, as much as a message holds: whoever shows it folds the last. */
function bodyOf({ words, quoted, fileCount }: MailWords, locale: string): string {
  const left =
    asLanguage(locale) === 'es'
      ? '[Con el correo venían archivos. Adjúntalos en el portal.]'
      : '[Files came with this mail. Please attach them in the portal.]'
  const note = fileCount === 0 ? '' : left
  const own = cutText(words, maxTicketMessageLength - note.length - 2)
  return cutText([own, note, quoted].filter(Boolean).join('\n\n'), maxTicketMessageLength).trim()
}
