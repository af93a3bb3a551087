import { siteOrigin } from '../../config.ts'
import { renderMail } from '../../mail/layout.ts'
import { mailSite } from '../../mail/mail-site.ts'
import { RefusedForGood } from '../../mail/mailer.ts'
import { retryDelaySeconds } from '../../mail/retry-delay.ts'
import { signedHeaders } from '../../oversight/webhooks/webhook-secret.ts'
import type { Services } from '../../services.ts'
import { postOutside } from '../../vendors/webhooks/post-outside.ts'
import { waitWithin } from '../../wait-within.ts'
import { addressOf, alertTargets } from './alert-targets.ts'
import { say, wordAlert, type AlertWords } from './alert-words.ts'
import { noteAttempt, takeDueMessages, type DueMessage } from './alerts.queries.ts'

const sendWithinMs = 12_000

/**
 * Tells what is to be told, by SMTP and HTTP directly: the outbox may be what is stuck. Whoever takes a message sends it; where
 * that process dies in between, another sends it again under the same id.
 */
export async function sendDueAlerts(services: Services): Promise<void> {
  const targets = alertTargets(services.config)
  if (targets.length === 0) return
  const due = await services.database.transaction((tx) => takeDueMessages(tx, targets))
  await Promise.all(due.map((message) => send(services, message)))
}

/** The targets are told once that this is a test, past everything else; answers what became of each. */
export async function sendTestAlert(
  services: Services,
): Promise<{ target: string; fault: string | undefined }[]> {
  const at = services.clock.now()
  const message: Told = {
    id: `test-${at.getTime()}`,
    moment: 'began',
    target: '',
    overAt: null,
    kind: 'test',
    subject: '',
    since: at,
  }
  return Promise.all(
    alertTargets(services.config).map(async (target) => {
      const sending = target === 'webhook' ? post(services, message) : mail(services, { ...message, target })
      const fault = await sending.then(
        () => undefined,
        (error: unknown) => (error as Error).message,
      )
      return { target: addressOf(services.config, target) ?? target, fault }
    }),
  )
}

const testWords: AlertWords = {
  title: 'A test',
  text: 'Somebody asked whether alerts arrive. Nothing is wrong.',
  advice: 'There is nothing to do.',
}

/** What is told: an alert, or that alerts arrive. */
type Told = Pick<DueMessage, 'id' | 'moment' | 'target' | 'subject' | 'since' | 'overAt'> &
  ({ kind: DueMessage['kind']; facts: DueMessage['facts'] } | { kind: 'test' })

const wordsOf = (told: Told): AlertWords => (told.kind === 'test' ? testWords : wordAlert(told))

async function send(services: Services, message: DueMessage): Promise<void> {
  const { database, log } = services
  const { id, target, attempts } = message
  try {
    await (target === 'webhook' ? post(services, message) : mail(services, message))
    await database.transaction((tx) => noteAttempt(tx, message, 'sent'))
  } catch (error) {
    log.warn({ err: error, alert: id, target, attempts }, 'an alert could not be told')
    const isOver = error instanceof RefusedForGood && error.part !== 'us'
    const delaySeconds = isOver ? undefined : retryDelaySeconds(attempts)
    await database.transaction((tx) => noteAttempt(tx, message, { delaySeconds }))
  }
}

/** Words of ours alone: no word of a person stands in them, which the gate is told. */
const written: readonly string[] = []

async function mail(services: Services, message: Told): Promise<void> {
  const { charity, config, gate, mailer } = services
  const to = addressOf(config, message.target)
  if (to === undefined) return
  const site = mailSite(config, await charity.read())
  const { subject, html, text } = renderMail(wordMail(message), site, 'en')
  const passed = await gate.pass('email', { subject, html, text }, { email: to, written })
  const messageId = `<alert-${message.id}-${message.moment}@${new URL(siteOrigin(config)).hostname}>`
  await waitWithin(mailer.send({ to, messageId, ...passed }), {
    ms: sendWithinMs,
    late: (ms) => `the mail server did not answer within ${ms / 1000} s`,
  })
}

function wordMail(told: Told) {
  const { moment, overAt } = told
  const { title, text, advice } = wordsOf(told)
  if (moment === 'began')
    return { subject: `Alert: ${title}`, heading: title, paragraphs: [text, advice], closing: [promise] }
  return {
    subject: `Over: ${title}`,
    heading: `Over: ${title}`,
    paragraphs: [`This is over${overAt ? ` since ${say(overAt)}` : ''}.${wasSince(told)}`],
  }
}

/** Of a certificate it is the moment when it would have ended. */
const wasSince = ({ since, overAt }: Told): string =>
  overAt && since > overAt ? '' : ` It was so since ${say(since)}.`

const promise = 'This is said once, and once more when it is over.'

async function post(services: Services, message: Told): Promise<void> {
  const { clock, config, gate } = services
  const { ALERT_WEBHOOK: url = '', ALERT_WEBHOOK_SECRET: secret = '' } = config
  const { id, kind, subject, moment, since, overAt } = message
  const { title, text } = wordsOf(message)
  const data = {
    id,
    kind,
    subject,
    title,
    text,
    since: since.toISOString(),
    over_at: overAt?.toISOString() ?? null,
  }
  const at = clock.now()
  const status = await postOutside({
    url,
    message: await gate.pass(
      'webhook',
      { type: `alert.${moment}`, timestamp: at.toISOString(), data },
      { written },
    ),
    headersOf: (body) => signedHeaders(secret, { id: `alert_${id}_${moment}`, at, body }),
    // Whoever operates the server names the address: it may lead to a machine beside it.
    mayBePrivate: true,
    signal: AbortSignal.timeout(sendWithinMs),
  })
  if (status < 200 || status >= 300) throw new Error(`the webhook answered ${status}`)
}
