import type { Services } from '../services.ts'
import { claimTry } from './arriving/suppressions.queries.ts'
import { markSuppressed, spreadDomain, withholdMail, type DueMail } from './mails.queries.ts'
import { domainOf, type Pace } from './pace.ts'
import { hasLeft } from './series/series.queries.ts'

/** Whether a mail that is due leaves now. One that does not is ended or put off. */
export async function mayLeave(services: Services, mail: DueMail, pace: Pace | undefined): Promise<boolean> {
  if (await isUnwanted(services, mail)) return false
  if (await isUnread(services, mail)) return false
  return !(pace && (await isTooSoon(services, mail, pace)))
}

/**
 * The one rule of who is sent news: nobody whose account is disabled by now, and nobody who has left its series, whenever
 * it was queued. What somebody needs, as a receipt or a link they asked for, is always sent.
 */
async function isUnwanted(
  { database, mails: load }: Services,
  { id, to, template }: DueMail,
): Promise<boolean> {
  const mails = await load()
  if (!mails.isNews(template)) return false
  const series = mails.seriesOf(template)
  return database.transaction(async (tx) => {
    const isLeft = series !== undefined && (await hasLeft(tx, { series, email: to }))
    if (!isLeft && !(await mails.isOfDisabled(tx, to))) return false
    await withholdMail(tx, id)
    return true
  })
}

/**
 * Mail to an address where nobody reads ends here. What lets somebody in is tried once an hour all the same: a mailbox may have
 * been made since, and whoever comes in by it proves that. One whose try a server put off is tried until it says yes or no, and
 * where it did not say no, whoever asks for another code within the hour gets that, too.
 */
async function isUnread({ database, mails }: Services, mail: DueMail): Promise<boolean> {
  if (!mail.isSuppressed) return false
  const { lettingIn } = await mails()
  return database.transaction(async (tx) => {
    const mayTry = () => claimTry(tx, { email: mail.to, mailId: mail.id, among: lettingIn })
    if (lettingIn.includes(mail.template) && (mail.attempts > 1 || (await mayTry()))) return false
    await markSuppressed(tx, mail.id)
    return true
  })
}

/** More than its domain takes in a minute waits, with whatever else is due there. Nobody who waits to come in waits for that. */
async function isTooSoon({ database, mails }: Services, mail: DueMail, pace: Pace): Promise<boolean> {
  const domain = domainOf(mail.to)
  const { lettingIn: atOnce } = await mails()
  if (atOnce.includes(mail.template)) {
    pace.count(domain)
    return false
  }
  if (pace.takes(domain)) return false
  const { perMinute } = pace
  const put = { id: mail.id, domain, perMinute, atOnce }
  await pace.inTurn(() => database.transaction((tx) => spreadDomain(tx, put)))
  return true
}
