import type { Corruption } from './corruption.ts'

const at = "'2026-11-18T10:00:00Z'"
const teacher = '(select teacher_id from storybook_credits order by id limit 1)'
const classroom = '(select classroom_id from storybook_credits order by id limit 1)'

/** What storybooks took, and how they were published. */
export const storybookCorruptions: Corruption[] = [
  {
    name: 'a storybook credit used by no words',
    plant: [
      'update storybook_credits set credits_used = credits_used + 1 where credits_used < credits_granted',
    ],
  },
  {
    name: 'words of a storybook that took no credit',
    plant: [
      `insert into story_runs (teacher_id, kind, state, week_id, request_key, created_at, moved_at, ended_at)
        select teacher_id, 'text', 'done', id, 'false', ${at}, ${at}, ${at} from storybook_credits order by id limit 1`,
    ],
  },
  {
    name: 'pictures of a storybook that rest on a credit for something else',
    plant: [
      `insert into story_runs (teacher_id, kind, use_id, request_key, created_at, moved_at)
        select teacher_id, 'pictures', id, 'false', ${at}, ${at} from credit_uses order by id limit 1`,
    ],
  },
  {
    name: 'pictures of a storybook that are done and were not paid',
    plant: [
      `update credit_uses set reason = 'storybook:illustrations', reserved_at = ${at} where state = 'open'`,
      `update ledger_transactions set memo = 'storybook:illustrations'
        where id in (select transaction_id from credit_uses where state = 'open')`,
      `insert into story_runs (teacher_id, kind, state, use_id, request_key, created_at, moved_at, ended_at)
        select teacher_id, 'pictures', 'done', id, 'false', ${at}, ${at}, ${at} from credit_uses where state = 'open'`,
    ],
  },
  {
    name: 'a storybook published without the consents',
    plant: [
      `insert into story_books (teacher_id, classroom_id, seed, request_key, status, code, published_at, created_at, updated_at)
        values (${teacher}, ${classroom}, 1, 'false', 'published', 'abcdefghjkmn', ${at}, ${at}, ${at})`,
    ],
  },
]
