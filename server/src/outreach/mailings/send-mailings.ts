import type { LeftOutReason } from '@tower/contract/outreach/mailings.ts'
import type { Tx } from '../../database/database.ts'
import { queueMails } from '../../mail/queue-mail.ts'
import type { Services } from '../../services.ts'
import { chooseWords } from './choose-words.ts'
import { findMailingForUpdate, listLeaving, type MailingRow, updateMailing } from './mailings.queries.ts'
import { type MailingReader, takeReaders, updateReaders } from './segment.queries.ts'

/** So many are queued in one transaction: whoever cancels waits for no more than these. */
const atOnce = 200

type Sending = Pick<Services, 'clock' | 'database' | 'log'>

/** Queues the mails of mailings that somebody agreed to, in pieces; killed in between, the next run goes on. */
export async function sendMailings(services: Sending): Promise<number> {
  let queued = 0
  for (const { id } of await services.database.read(listLeaving)) {
    let isGoingOn = true
    while (isGoingOn) {
      const piece = await services.database.transaction((tx) => sendPiece(services, tx, id))
      queued += piece.queued
      isGoingOn = piece.isGoingOn
    }
  }
  if (queued > 0) services.log.info({ queued }, 'mails to givers were queued')
  return queued
}

/** The lock of the mailing comes first: once it is canceled nothing more of it is queued. */
async function sendPiece({ clock }: Sending, tx: Tx, mailingId: string) {
  const mailing = await findMailingForUpdate(tx, mailingId)
  if (mailing?.state !== 'leaving') return { queued: 0, isGoingOn: false }
  const readers = await takeReaders(tx, mailingId, atOnce)
  if (readers.length === 0) {
    await updateMailing(tx, { id: mailingId, at: clock.now() }, { state: 'left' })
    return { queued: 0, isGoingOn: false }
  }
  const settled = settle(readers)
  const mails = settled.flatMap(({ reader, reason }) => (reason === null ? mailOf(mailing, reader) : []))
  await queueMails(tx, mails)
  await updateReaders(
    tx,
    mailingId,
    settled.map(({ reader, reason }) => ({ donorId: reader.donor_id, reason })),
  )
  return { queued: mails.length, isGoingOn: true }
}

/** Of two in one piece who are one human, or read at one address, by now the first is written to. */
function settle(readers: readonly MailingReader[]) {
  const written = new Set<string>()
  return readers.map((reader): { reader: MailingReader; reason: LeftOutReason | null } => {
    const { human, address, reason } = reader
    if (reason !== null) return { reader, reason }
    const either = [human, address?.toLowerCase() ?? '']
    if (either.some((one) => written.has(one))) return { reader, reason: 'twice' }
    for (const one of either) written.add(one)
    return { reader, reason: null }
  })
}

function mailOf(mailing: MailingRow, { donor_id: donorId, name, address, language }: MailingReader) {
  if (address === null) return []
  const { language: locale, subject, text } = chooseWords(mailing, language)
  return [
    {
      dedupeKey: `mailing:${mailing.id}:${donorId}`,
      to: address,
      template: 'mailing' as const,
      params: { giverName: name, subject, text },
      locale,
      aboutIds: [mailing.id],
    },
  ]
}
