import { mailingList } from '@tower/contract/outreach/mailings.contract.ts'
import { sql } from 'kysely'
import { list } from '../../database/lists/list.ts'
import { says } from '../../word-query.ts'
import { emailOf, subjectOf } from './mailings.queries.ts'

/** Mailings of staff, each in the state it is in: a charity writes some hundreds. */
export const mailings = list(mailingList, {
  from: sql`mailings mailing
    left join classrooms classroom on classroom.id = mailing.classroom_id
    left join users author on author.id = mailing.author_id
    left join users decider on decider.id = mailing.decided_by`,
  table: 'mailing',
  columns: {
    subject: subjectOf,
    classroom_name: sql`classroom.name`,
    since: sql`to_char(mailing.since, 'YYYY-MM-DD')`,
    author: emailOf('author'),
    decided_by: emailOf('decider'),
  },
  key: sql`mailing.id`,
  orders: {
    updated: [sql`mailing.updated_at`],
    readers: [{ by: sql`mailing.readers`, nullsLast: true }, sql`mailing.updated_at`],
  },
  fileOrder: '-updated',
  filters: {
    q: (typed) => says(sql`mailing.subject_en || ' ' || mailing.subject_es`, typed),
    state: (state) => sql`mailing.state = ${state}`,
    segment: (segment) => sql`mailing.segment = ${segment}`,
  },
})
