import { siteOrigin } from '../config.ts'
import { notifyStaff } from '../oversight/inbox/notify-staff.ts'
import type { Services } from '../services.ts'
import { asMailLocale } from './mail-locale.ts'
import { markSent, postponeMail, takeDueMails, type DueMail } from './mails.queries.ts'
import { retryDelaySeconds } from './retry-delay.ts'
import type { RenderedMail } from './templates/layout.ts'
import {
  mailTemplates,
  renderTemplate,
  secretTemplates,
  type MailTemplateName,
} from './templates/templates.ts'

const batchSize = 10
const sendWithinMs = 30_000
/** Staff hear of a mail that keeps failing, not of one hiccup. */
const attemptsBeforeNotice = 5

/** Sends what is due, one batch after the other, and answers how many mails left. */
export async function sendDueMails(
  services: Services,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let sent = 0
  while (!isStopping()) {
    const due = await services.database.transaction((tx) => takeDueMails(tx, batchSize))
    const outcomes = await Promise.all(due.map((mail) => sendMail(services, mail)))
    sent += outcomes.filter(Boolean).length
    if (due.length < batchSize) break
  }
  return sent
}

/** Sends one mail. Between sending and noting it lies the only gap: a repeat then carries the same Message-ID. */
async function sendMail(services: Services, mail: DueMail): Promise<boolean> {
  const { database, log, mailer } = services
  try {
    const rendered = render(services, mail)
    await within(
      sendWithinMs,
      mailer.send({ to: mail.to, messageId: messageIdOf(services, mail), ...rendered }),
    )
    const isSecret = !mailer.isMailbox && secretTemplates.has(mail.template)
    await database.transaction((tx) => markSent(tx, mail.id, rendered, { isSecret }))
    return true
  } catch (error) {
    log.warn({ err: error, mail: mail.id, attempts: mail.attempts }, 'a mail could not be sent')
    await postpone(services, mail, error)
    return false
  }
}

function render({ config }: Services, { template, params, locale }: DueMail): RenderedMail {
  if (!Object.hasOwn(mailTemplates, template)) throw new Error(`there is no mail template ${template}`)
  const site = {
    name: config.SITE_NAME,
    origin: siteOrigin(config),
    legalName: config.ORG_LEGAL_NAME,
    ein: config.ORG_EIN,
  }
  return renderTemplate(template as MailTemplateName, params, site, asMailLocale(locale))
}

function messageIdOf({ config }: Services, { id }: DueMail): string {
  return `<${id}@${new URL(siteOrigin(config)).hostname}>`
}

async function postpone({ database, clock }: Services, mail: DueMail, cause: unknown): Promise<void> {
  const error = (cause instanceof Error ? cause.message : String(cause)).slice(0, 500)
  const delaySeconds = retryDelaySeconds(mail.attempts)
  const day = clock.now().toISOString().slice(0, 10)
  await database.transaction(async (tx) => {
    await postponeMail(tx, mail.id, { error, delaySeconds })
    if (mail.attempts < attemptsBeforeNotice) return
    await notifyStaff(tx, {
      type: 'mail_failed',
      title: 'Mail is not leaving',
      message:
        'A mail failed several times. It is tried again for three days; the log of the server says why.',
      dedupeKey: delaySeconds === undefined ? `mail_given_up:${mail.id}` : `mail_failed:${day}`,
    })
  })
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the mail server did not answer within ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
