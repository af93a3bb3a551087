import { asLanguage } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { BookRow } from '../books/stored-page.ts'
import { selectReader } from '../desk/desk.queries.ts'
import type { StorybookOutcome } from './storybook-news-mail.ts'

type News = { book: BookRow; outcome: StorybookOutcome; reason: string | null; at: Date }

/** Tells a teacher what became of a storybook. */
export async function mailNews(tx: Tx, { book, outcome, reason, at }: News): Promise<void> {
  const teacher = await selectReader(tx, book.teacher_id)
  if (!teacher) return
  await queueMail(tx, {
    dedupeKey: `storybook-${outcome}:${book.id}:${at.toISOString()}`,
    to: teacher.email,
    template: 'storybook_news',
    params: { outcome, storybookId: book.id, title: book.title, ...(reason === null ? {} : { reason }) },
    locale: asLanguage(teacher.locale),
  })
}
