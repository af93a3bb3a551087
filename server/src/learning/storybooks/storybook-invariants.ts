import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of makings, beside what credits say of weeks and uses. */
export const storybookInvariants: DomainInvariants = {
  rules: [
    {
      name: 'the storybook credits used of a week are the words that were written of it or are being written',
      by: 'storybook_credits',
      sql: `select week.id from storybook_credits week
        left join lateral (select run.week_id, count(*) as made from story_runs run
          where {run.week_id of week.id} and run.state <> 'failed' group by run.week_id) run on run.week_id = week.id
        where {week.id} and week.credits_used <> coalesce(run.made, 0)`,
    },
    {
      name: 'a making of a storybook rests on a use of its teacher for the same, which is spent once it is done and given back where it failed',
      by: 'story_runs',
      sql: `select run.id from story_runs run join credit_uses used on used.id = run.use_id
        where {run.id} and (used.teacher_id <> run.teacher_id
          or used.reason <> case run.kind when 'text' then 'storybook:text' else 'storybook:illustrations' end
          or (run.state = 'failed' and used.state = 'spent')
          or (used.reserved_at is not null
            and used.state <> case run.state when 'open' then 'open' when 'done' then 'spent' else 'refunded' end))`,
    },
    {
      name: 'a storybook is published with all four consents of its teacher',
      by: 'story_books',
      sql: `select book.id from story_books book
        where {book.id} and book.status = 'published' and not exists (select from story_statements said
          where said.book_id = book.id and said.kind = 'publish' and said.said_by = book.teacher_id
            and said.said @> array['parental', 'facesBlurred', 'noNames', 'schoolApproval'])`,
    },
  ],
}
