import { dayOf } from '@tower/contract/org-days.ts'
import { asLanguage } from '@tower/contract/language.ts'
import type { Actor } from '../../../http/actor.ts'
import { mailSite } from '../../../mail/mail-site.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { announceMessage } from './announce-message.ts'
import { inquiryAnswerMail, type InquiryAnswerParams } from './inquiry-answer-mail.ts'
import { getMessage, getMessageForUpdate } from './list-messages.ts'
import { updateAnswered, type MessageRow } from './messages.queries.ts'

export type AnswerMessage = { actor: Actor; messageId: string; answer: string }

/** Mails an answer to whoever wrote and keeps it. Of two who answer, the second reads what the first wrote. */
export function answerMessage(
  services: Services,
  { actor, messageId, answer }: AnswerMessage,
): Promise<MessageRow> {
  return services.database.transaction(async (tx) => {
    const message = await getMessageForUpdate(tx, { actor, messageId })
    requireUnanswered(message)
    const at = services.clock.now()
    await updateAnswered(tx, { id: messageId, actorId: actor.userId, at, answer })
    await queueMail(tx, {
      dedupeKey: `inquiry-answer:${messageId}`,
      to: message.email,
      template: 'inquiry_answer',
      params: paramsOf(message, answer),
      locale: asLanguage(message.locale),
    })
    await announceMessage(tx, messageId)
    // The words stand with the message, and go with it: this log keeps what it is told for good.
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'inquiries.answered' },
      ...{ targetKind: 'inquiry', targetId: messageId, details: { kind: message.kind } },
    })
    return getMessage(tx, { actor, messageId })
  })
}

/** The mail that an answer would send, word for word. */
export async function previewAnswer(
  { charity, database, config }: Services,
  { actor, messageId, answer }: AnswerMessage,
): Promise<{ to: string; subject: string; text: string }> {
  const message = await database.read((tx) => getMessage(tx, { actor, messageId }))
  const params = paramsOf(message, answer)
  const site = mailSite(config, await charity.read())
  const { subject, text } = inquiryAnswerMail(params, site, asLanguage(message.locale))
  return { to: message.email, subject, text }
}

function requireUnanswered({ answered_at: at, answered_by: by, answer }: MessageRow): void {
  if (at === null) return
  const sentence = by === null ? undefined : `${by} answered this message before.`
  throw new Refusal('inquiries.answered', sentence, {
    by: by ?? '',
    at: at.toISOString(),
    answer: answer ?? '',
  })
}

const paramsOf = ({ created_at: at }: MessageRow, answer: string): InquiryAnswerParams => ({
  answer,
  writtenOn: dayOf(at),
})
