import { asLanguage } from '@tower/contract/language.ts'
import { fiscalYearOf, yearEndNoticeFrom } from '@tower/contract/money/budgets.ts'
import { queueMails } from '../../mail/queue-mail.ts'
import type { Services } from '../../services.ts'
import { selectLeaving } from './students.queries.ts'

const teachersAtOnce = 500

/** In the last two weeks of a school year: tells every teacher whose students leave the list with it, once. */
export async function tellListEnds({ database, clock }: Services): Promise<void> {
  const fiscalYear = fiscalYearOf(clock.now())
  if (clock.now() < yearEndNoticeFrom(fiscalYear)) return
  for (let after: string | undefined, isMore = true; isMore;) {
    const teachers = await database.transaction(async (tx) => {
      const some = await selectLeaving(tx, { after, limit: teachersAtOnce })
      await queueMails(
        tx,
        some.map(({ id, email, locale, students }) => ({
          dedupeKey: `class-list-ends:${fiscalYear}:${id}`,
          to: email,
          template: 'class_list_ends' as const,
          params: { students },
          locale: asLanguage(locale),
        })),
      )
      return some
    })
    after = teachers.at(-1)?.id
    isMore = teachers.length === teachersAtOnce
  }
}
