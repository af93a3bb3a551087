import { sql } from 'kysely'
import { z } from 'zod'
import { secondPersonStates } from '@tower/contract/oversight/safety.ts'
import { countOnePast } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { SecondPersonRow } from '../../second-person-act.ts'
import type { WaitingRead, WaitingRow } from '../../waiting-work.ts'
import { emailOf, subjectOf } from './mailings.queries.ts'

const Waiting = z.object({
  id: z.string(),
  what: z.string(),
  who: z.string().nullable(),
  amountCents: z.null(),
  since: z.date(),
  dueAt: z.date().nullable(),
  isUrgent: z.boolean(),
  total: z.number(),
})

/** Mailings that a second person has to look at, the longest waiting first. */
export function listWaitingMailings(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  return rows(Waiting)`
    select mailing.id, ${subjectOf} as what, ${emailOf('asker')} as who, null as "amountCents",
      mailing.asked_at as since, null::timestamptz as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select from mailings where state = 'waiting'`)} as total
    from mailings mailing left join users asker on asker.id = mailing.asked_by
    where mailing.state = 'waiting'
    order by mailing.asked_at, mailing.id limit ${limit}`.all(tx)
}

const TwoPeople = z.object({
  id: z.string(),
  what: z.string(),
  amountCents: z.null(),
  state: z.enum(secondPersonStates),
  askedBy: z.string().nullable(),
  askedAt: z.date(),
  decidedBy: z.string().nullable(),
  decidedAt: z.date().nullable(),
  reason: z.string().nullable(),
})

/** Mailings that one person asked for and another decides, the newest first. A charity has few of them. */
export function listTwoPersonMailings(tx: Tx, limit: number): Promise<SecondPersonRow[]> {
  return rows(TwoPeople)`
    select mailing.id, ${subjectOf} as what, null as "amountCents",
      case when mailing.state = 'waiting' then 'waiting'
        when mailing.state in ('leaving', 'left') or (mailing.state = 'canceled' and mailing.decision_reason is null
          and mailing.decided_by is not null) then 'approved' else 'declined' end as state,
      ${emailOf('asker')} as "askedBy", mailing.asked_at as "askedAt", ${emailOf('decider')} as "decidedBy",
      mailing.decided_at as "decidedAt", mailing.decision_reason as reason
    from mailings mailing
    left join users asker on asker.id = mailing.asked_by
    left join users decider on decider.id = mailing.decided_by
    where mailing.asked_at is not null and (mailing.state = 'waiting' or mailing.decided_by is not null)
    order by mailing.asked_at desc, mailing.id limit ${limit}`.all(tx)
}
