import { dayOf } from '@tower/contract/org-days.ts'
import { cutText } from '@tower/contract/cut-text.ts'
import { siteOrigin } from '../config.ts'
import { notifyStaff } from '../oversight/inbox/notify-staff.ts'
import { NameHeld } from '../gate.ts'
import type { Services } from '../services.ts'
import { waitWithin } from '../wait-within.ts'
import { holdBack } from './held/hold-back.ts'
import { suppressAddress } from './arriving/keep-failure.ts'
import { reportAddress } from './arriving/report-address.ts'
import { mayLeave } from './may-leave.ts'
import { keepPace, type Pace } from './pace.ts'
import { markRefused, markSent, postponeMail, takeDueMails, type DueMail } from './mails.queries.ts'
import { RefusedForGood } from './mailer.ts'
import type { RenderedMail } from './mail-parts.ts'
import { renderQueued } from './render-queued.ts'
import { mostRefusedWhileRecent, refusedDelaySeconds, retryDelaySeconds } from './retry-delay.ts'

const mostLanes = 10
const sendWithinMs = 12_000
/** Of a server that stops; what is not taken by then is sent again. */
const stopWithinMs = 5_000
/** Staff hear of a mail that keeps failing, not of one hiccup. */
const attemptsBeforeNotice = 5

/** What sends mail: several at a time, each on a lane of its own, so that one which hangs holds up no other. */
export type MailLanes = {
  /** There may be mail to send. */
  wake(): void
  /** When nothing due is left; answers how many mails have left so far. */
  rest(): Promise<number>
  /** How long ago the last mail left; undefined: none has. */
  leftMsAgo(): number | undefined
}

/** Opens the lanes; once `stopping` is aborted no further mail is taken, and what is in hand is soon given up. */
export function openMailLanes(services: Services, stopping?: AbortSignal): MailLanes {
  const lanes = new Set<Promise<void>>()
  let sent = 0
  let leftAt: number | undefined
  const pace = openPace(services)

  const follow = async (): Promise<void> => {
    while (!stopping?.aborted) {
      const [mail] = await services.database.transaction((tx) => takeDueMails(tx, 1))
      if (!mail) return
      // Where there was one there may be more.
      open()
      if (!(await sendMail(services, mail, { pace, stopping }))) continue
      sent += 1
      leftAt = performance.now()
    }
  }
  const open = (): void => {
    if (lanes.size >= mostLanes || stopping?.aborted) return
    const lane: Promise<void> = follow()
      .catch((error: unknown) => services.log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => lanes.delete(lane))
    lanes.add(lane)
  }
  return {
    wake: open,
    async rest() {
      while (lanes.size > 0) await Promise.all(lanes)
      return sent
    },
    leftMsAgo: () => (leftAt === undefined ? undefined : performance.now() - leftAt),
  }
}

/** Sends what is due now and answers how many mails left. */
export function sendDueMails(services: Services): Promise<number> {
  const lanes = openMailLanes(services)
  lanes.wake()
  return lanes.rest()
}

/** In the demo nothing leaves for any domain. */
const openPace = ({ config, mailer }: Services): Pace | undefined =>
  mailer.isMailbox || config.MAIL_PACE === 0 ? undefined : keepPace(config.MAIL_PACE)

type Sending = { pace: Pace | undefined; stopping: AbortSignal | undefined }

/** Sends one mail. Between sending and noting it lies the only gap: a repeat then carries the same Message-ID. */
async function sendMail(services: Services, mail: DueMail, { pace, stopping }: Sending): Promise<boolean> {
  const { config, database, gate, log, mailer } = services
  try {
    if (!(await mayLeave(services, mail, pace))) return false
    const { rendered, leaving, written } = await renderQueued(services, mail)
    const { subject, html, text, replyTo, greets } = rendered
    const audience = { email: mail.to, fullName: greets, written, isReleased: mail.isReleased }
    const sending = mailer.send({
      to: mail.to,
      messageId: messageIdOf(services, mail),
      ...(leaving && { headers: leaveHeaders(leaving.oneClick) }),
      ...(replyTo !== undefined && { replyTo }),
      ...reportAddress(config, mail.id),
      ...(await gate.pass('email', { subject, html, text }, audience)),
    })
    // As long as a mail may take, and not much longer than the server runs.
    await waitWithin(sending, {
      ms: sendWithinMs,
      late: (ms) => `the mail server did not answer within ${ms / 1000} s`,
      hurry: { signal: stopping, ms: stopWithinMs },
    })
    const isSecret = !mailer.isMailbox && (await services.mails()).isForReaderAlone(mail.template)
    const kept = mailer.isMailbox || !leaving ? rendered : withoutKey(rendered, leaving.page)
    await database.transaction((tx) => markSent(tx, mail.id, kept, { isSecret }))
    return true
  } catch (error) {
    if (error instanceof NameHeld) return holdBack(services, mail)
    if (error instanceof RefusedForGood && error.part !== 'us') return giveUp(services, mail, error)
    log.warn({ err: error, mail: mail.id, attempts: mail.attempts }, 'a mail could not be sent')
    await postpone(services, mail, error)
    return false
  }
}

/** The words of a mail as they are kept: the link by which its reader leaves the series leads to its page, and leaves nothing. */
function withoutKey({ subject, html, text }: RenderedMail, page: string): RenderedMail {
  const { search } = new URL(page)
  return { subject, html: html.replaceAll(search, ''), text: text.replaceAll(search, '') }
}

/** By them a mail program offers to leave in one click (RFC 8058). */
function leaveHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Sent again it has another id: mail programs show each once. */
function messageIdOf({ config }: Services, { id, sentAgain }: DueMail): string {
  const again = sentAgain === 0 ? '' : `.${sentAgain}`
  return `<${id}${again}@${new URL(siteOrigin(config)).hostname}>`
}

/** The mail ends here, and staff are told, since whoever it is for hears nothing from us. */
async function giveUp(
  { clock, database, log }: Services,
  mail: DueMail,
  cause: RefusedForGood,
): Promise<false> {
  log.warn({ err: cause, mail: mail.id }, 'a mail was refused for good')
  const isGone = cause.part === 'mailbox'
  const said = asKept(cause)
  await database.transaction(async (tx) => {
    await markRefused(tx, mail.id, said)
    if (isGone) await suppressAddress(tx, { mailId: mail.id, email: mail.to, reason: 'refused', said })
    await notifyStaff(tx, {
      type: 'mail_failed',
      ...(isGone ? goneWords : refusedWords),
      // Whoever types made-up addresses into a form fills no inbox.
      dedupeKey: `${isGone ? 'mail_refused' : 'mail_not_taken'}:${dayOf(clock.now())}`,
    })
  })
  return false
}

const goneWords = {
  title: 'An address does not exist',
  message:
    'A mail server says that nobody has the address a mail was for. It is not written to again; look for a typing mistake. More of them today are not told of one by one.',
}
const refusedWords = {
  title: 'A mail was not taken',
  message:
    'A mail server refused a mail for good, as where a mailbox is full. It is not tried again by itself; you can send it again. More of them today are not told of one by one.',
}

const asKept = (cause: unknown): string =>
  cutText(cause instanceof Error ? cause.message : String(cause), 500)

function delayAfter({ attempts, isRecent }: DueMail, cause: unknown): number | undefined {
  if (!(cause instanceof RefusedForGood)) return retryDelaySeconds(attempts)
  return refusedDelaySeconds(isRecent ? Math.min(attempts, mostRefusedWhileRecent) : attempts)
}

async function postpone({ database, clock }: Services, mail: DueMail, cause: unknown): Promise<void> {
  const error = asKept(cause)
  const delaySeconds = delayAfter(mail, cause)
  const day = dayOf(clock.now())
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
