import { dayOf } from '@tower/contract/org-days.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../services.ts'
import type { RefusedPart } from '../mailer.ts'
import { markReported } from './reported.queries.ts'
import { suppressAddress, withoutAddresses } from './keep-failure.ts'
import type { DeliveryReport, ReportedReader } from './read-report.ts'
import { mailOfAddress, mailOfMessage } from './report-address.ts'
import { whatIsRefused } from './what-is-refused.ts'

export type ReportOutcome = 'a report' | 'a report of no mail' | 'a report of no failure'

/**
 * Takes in what a server reports of a mail of ours. It counts only for the mail whose id it gives, which nobody but that mail's reader
 * has: whoever makes one up reaches no other address.
 */
export async function receiveReport(services: Services, report: DeliveryReport): Promise<ReportOutcome> {
  const failed = report.readers.find(isFailure)
  if (!failed) return 'a report of no failure'
  const mailId = mailOf(services, report)
  if (mailId === undefined) return 'a report of no mail'
  return (await keep(services, mailId, failed)) ? 'a report' : 'a report of no mail'
}

const isFailure = ({ action, status }: ReportedReader) => action === 'failed' && !status.startsWith('4')

function mailOf({ config }: Pick<Services, 'config'>, { recipients, messageId }: DeliveryReport) {
  const [bySender] = recipients.flatMap((address) => mailOfAddress(config, address) ?? [])
  return bySender ?? (messageId === undefined ? undefined : mailOfMessage(messageId))
}

/** False where there is no such mail, or it never left. */
function keep({ clock, database, log }: Services, mailId: string, failed: ReportedReader): Promise<boolean> {
  const said = failed.said.includes(failed.status) ? failed.said : `${failed.status} ${failed.said}`.trim()
  return database.transaction(async (tx) => {
    const mail = await markReported(tx, { mailId, said: withoutAddresses(said) })
    if (!mail) return false
    const isGone = partOf(failed) === 'mailbox'
    log.warn({ mail: mailId, status: failed.status, isGone }, 'a mail was reported as not delivered')
    if (isGone) await suppressAddress(tx, { mailId, email: mail.email, reason: 'reported', said })
    await notifyStaff(tx, {
      type: 'mail_failed',
      title: 'A mail came back',
      message:
        'A mail server reports that a mail did not arrive. The list of mails says which one and why. More of them today are not told of one by one.',
      dedupeKey: `mail_reported:${dayOf(clock.now())}`,
    })
    return true
  })
}

/** Servers that report on behalf of others often say no more than 5.0.0; a host that does not exist has no mailboxes. */
function partOf({ status, said }: ReportedReader): RefusedPart {
  if (status === '5.4.4') return 'mailbox'
  const code = Number(/\b5\d\d\b/.exec(said)?.[0] ?? 0)
  const isPlain = status === '' || status.endsWith('.0.0') || status === '5.1.0'
  return whatIsRefused({ code, said: isPlain ? said : `${status} ${said}` })
}
