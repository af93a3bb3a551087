import { dayOf } from '@tower/contract/org-days.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { asLanguage } from '@tower/contract/language.ts'
import { spentOfStep } from '@tower/contract/money/athlete-share.ts'
import type { Tx } from '../../../../database/database.ts'
import { type QueuedMail, queueMails } from '../../../../mail/queue-mail.ts'
import type { Services } from '../../../../services.ts'
import { insertTold, listUntoldNews, lockNews, lockShown, type UntoldNews } from './athlete-news.queries.ts'

/** What is older is no news any more, as after a long pause of the job. */
const newsDays = 60
/** A week less the hour by which one run may be later than another. */
const pauseMs = 7 * dayMs - 3_600_000
const donorsAtOnce = 200

/**
 * Every day: mails supporters what athletes they gave to have to tell, all of it in one mail and at most one a week. What is
 * to be told follows from what is public at this moment, so nothing of a child is mailed whose guardian has said no.
 */
export async function tellAthleteNews(services: Pick<Services, 'database' | 'clock'>): Promise<void> {
  for (let told = donorsAtOnce; told === donorsAtOnce;) told = await tellSome(services)
}

function tellSome({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const at = clock.now()
  return database.transaction(async (tx: Tx) => {
    await lockNews(tx)
    const reading = {
      at,
      since: new Date(at.getTime() - newsDays * dayMs),
      notToldSince: new Date(at.getTime() - pauseMs),
      donors: donorsAtOnce,
    }
    const held = idsOf(await listUntoldNews(tx, reading))
    await lockShown(tx, held)
    // Read again: before the rows were held, somebody may have taken their consent back.
    const news = (await listUntoldNews(tx, reading)).filter(({ prospect_id: id }) => held.includes(id))
    await insertTold(tx, news, at)
    const byDonor = [...Map.groupBy(news, ({ donor_id: id }) => id).values()]
    await queueMails(
      tx,
      byDonor.flatMap((ofOne) => mailOf(ofOne, at)),
    )
    return byDonor.length
  })
}

function idsOf(news: readonly UntoldNews[]): string[] {
  return [...new Set(news.map(({ prospect_id: id }) => id))]
}

function mailOf(news: readonly UntoldNews[], at: Date): QueuedMail<'athlete_news'>[] {
  const [first] = news
  if (!first) return []
  return [
    {
      dedupeKey: `athlete-news:${first.donor_id}:${dayOf(at)}`,
      to: first.email,
      template: 'athlete_news',
      locale: asLanguage(first.language),
      // News that is hidden or removed before it leaves is withdrawn, as is everything of a child with the consent.
      aboutIds: [
        ...idsOf(news),
        ...news.filter(({ kind }) => kind === 'update').map(({ news_id: id }) => id),
      ],
      params: {
        giverName: first.name,
        athletes: [...Map.groupBy(news, ({ prospect_id: id }) => id)].map(([prospectId, ofOne]) => ({
          prospectId,
          name: `${ofOne[0]?.first_name} ${ofOne[0]?.last_name}`,
          spentCents: spentOfStep({
            raisedCents: ofOne[0]?.raised_cents ?? 0,
            paidCents: ofOne[0]?.paid_cents ?? 0,
          }),
          news: ofOne.map(({ kind, words, amount_cents: amountCents }) => ({ kind, words, amountCents })),
        })),
      },
    },
  ]
}
