import type { Actor } from '../../http/actor.ts'
import type { RenderedMail } from '../../mail/mail-parts.ts'
import { mailSite } from '../../mail/mail-site.ts'
import { queueMails } from '../../mail/queue-mail.ts'
import type { Segment } from '../../money/giving/donors/segment-donors.ts'
import { hasLeft } from '../../mail/series/series.queries.ts'
import { siteOrigin } from '../../config.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { listSaid, type Said } from './choose-words.ts'
import { getMailing, isOwn } from './get-mailing.ts'
import { mailingMail } from './mailing-mail.ts'
import { type MailingRow, type MailingWords, readProgress } from './mailings.queries.ts'
import { readSegment, requireThere } from './require-words.ts'
import { type CountedSegment, countSegment } from './segment.queries.ts'

const series = 'charity_letters'

/** A mailing with how many would get it, until somebody agreed, and with what came of it from then on. */
export function readMailing(
  { database }: Services,
  { actor, mailingId }: { actor: Actor; mailingId: string },
) {
  return database.read(async (tx) => {
    const mailing = await getMailing(tx, mailingId)
    const isAgreed = wasAgreedTo(mailing)
    return {
      ...mailing,
      subject: mailing.subject_en || mailing.subject_es,
      is_own: await isOwn(tx, mailing, actor),
      counted: isAgreed || mailing.state === 'canceled' ? null : await countSegment(tx, mailing),
      progress: isAgreed ? await readProgress(tx, mailingId) : null,
    }
  })
}

/** Somebody agreed to it, whether or not it was stopped later. */
const wasAgreedTo = ({ state, decided_at: at, decision_reason: reason }: MailingRow): boolean =>
  state === 'leaving' || state === 'left' || (state === 'canceled' && at !== null && reason === null)

/** How many of a segment would be written to now, and why others would not. */
export function countReadersOf({ database }: Services, asked: Segment): Promise<CountedSegment> {
  const segment = readSegment(asked)
  return database.read(async (tx) => {
    await requireThere(tx, segment)
    return countSegment(tx, segment)
  })
}

/** The mail as a giver gets it, with the line that ends the series; its link leads nowhere. */
export async function previewMailing(
  { charity, config }: Services,
  words: MailingWords,
): Promise<(Pick<RenderedMail, 'subject' | 'html' | 'text'> & Pick<Said, 'language'>)[]> {
  const site = {
    ...mailSite(config, await charity.read()),
    leaving: { series, url: siteOrigin(config) },
  } as const
  return listSaid(words).map(({ language, subject, text }) => {
    const mail = mailingMail({ giverName: 'Dana Okafor', subject, text }, site, language)
    return { language, subject: mail.subject, html: mail.html, text: mail.text }
  })
}

/** Sends it to whoever asks, in each language that is written. It counts as none of its mails. */
export async function tryMailing(
  { clock, database }: Services,
  { actor, mailingId }: { actor: Actor; mailingId: string },
): Promise<void> {
  const at = clock.now().toISOString()
  await database.transaction(async (tx) => {
    const mailing = await getMailing(tx, mailingId)
    if (await hasLeft(tx, { series, email: actor.email })) throw new Refusal('mailings.try_left')
    const mails = listSaid(mailing).map(({ language, subject, text }) => ({
      dedupeKey: `mailing-try:${mailingId}:${actor.userId}:${language === 'en' ? 1 : 2}:${at}`,
      to: actor.email,
      template: 'mailing' as const,
      params: { giverName: null, subject, text },
      locale: language,
    }))
    await queueMails(tx, mails)
  })
}
