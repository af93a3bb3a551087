import { asLanguage } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import type { AuditAction, NoticeType } from '../../../declared.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { SecondFactorEvent } from './second-factor-mail.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { AccountRow } from './second-factor.queries.ts'

const actions: Record<SecondFactorEvent, AuditAction> = {
  enrolled: 'identity.second_factor_enrolled',
  removed: 'identity.second_factor_removed',
  recovered: 'identity.recovery_code_used',
  codes_made: 'identity.recovery_codes_made',
  locked: 'identity.second_factor_locked',
  reset: 'identity.second_factor_reset',
}

/** What the other staff should know at once: somebody may be at work who isn't the owner. */
type Notice = { type: NoticeType; title: string; sentence: string }

const notices: Partial<Record<SecondFactorEvent, Notice>> = {
  recovered: {
    type: 'second_factor_recovered',
    title: 'Recovery code used',
    sentence: 'signed in with a recovery code.',
  },
  locked: {
    type: 'second_factor_locked',
    title: 'Wrong codes',
    sentence: 'had too many wrong codes; trying is closed for five minutes.',
  },
  reset: {
    type: 'second_factor_reset',
    title: 'Second factor reset',
    sentence: 'lost the second factor and had it reset.',
  },
}

export type RecordedEvent = {
  account: Pick<AccountRow, 'id' | 'email' | 'locale'>
  event: SecondFactorEvent
  /** The fact behind it: told once by mail and notice. */
  fact: string
  at: Date
  /** Null: somebody with access to the server did it. */
  actorId: string | null
  details?: Record<string, string | number | boolean | null>
}

/** Keeps what happened to a second factor: for the auditors, by mail to its owner, and where it is grave for the staff. */
export async function recordEvent(
  tx: Tx,
  { account, event, fact, at, actorId, details = {} }: RecordedEvent,
): Promise<void> {
  const dedupeKey = `second-factor:${event}:${account.id}:${fact}`
  await queueMail(tx, {
    dedupeKey,
    to: account.email,
    template: 'second_factor',
    params: { event, at: at.toISOString() },
    locale: asLanguage(account.locale),
  })
  const notice = notices[event]
  if (notice)
    await notifyStaff(tx, {
      type: notice.type,
      title: notice.title,
      message: `${account.email} ${notice.sentence}`,
      dedupeKey,
    })
  const target = { targetKind: 'user', targetId: account.id }
  await writeAudit(tx, { at, actorId, action: actions[event], ...target, details })
}
