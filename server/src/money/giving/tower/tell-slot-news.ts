import { asLanguage } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import { queueMails, type QueuedMail } from '../../../mail/queue-mail.ts'
import { takeSlotNews } from '../../../matching/slots/take-slot-news.ts'
import type { Services } from '../../../services.ts'
import { listSlotFollowers, type SlotFollower } from './slot-followers.queries.ts'

const slotsAtOnce = 20

/**
 * Tells everybody whose gift is in a slot what became of its money after the match: what it bought is on its way, or all
 * of it is spent. Apart from the order that was shipped: one slot may be of hundreds of gifts.
 */
export async function tellSlotNews(services: Services): Promise<void> {
  let told = slotsAtOnce
  while (told === slotsAtOnce) told = await tellSome(services)
}

function tellSome({ database, clock }: Services): Promise<number> {
  return database.transaction(async (tx) => {
    const news = await takeSlotNews(tx, { limit: slotsAtOnce, at: clock.now() })
    for (const kind of ['first_shipment', 'budget_spent'] as const)
      await mailFollowers(
        tx,
        kind,
        news.filter((one) => one.kind === kind).map(({ slot_id: id }) => id),
      )
    return news.length
  })
}

type Kind = 'first_shipment' | 'budget_spent'

/** One mail for each giver, however many of their slots have the same news. */
async function mailFollowers(tx: Tx, kind: Kind, slotIds: string[]): Promise<void> {
  if (slotIds.length === 0) return
  const followers = await listSlotFollowers(tx, slotIds)
  await queueMails(
    tx,
    [...Map.groupBy(followers, ({ email }) => email.toLowerCase())].flatMap(([, ofOne]) =>
      mailOf(kind, ofOne),
    ),
  )
}

function mailOf(kind: Kind, ofOne: readonly SlotFollower[]): QueuedMail<'slot_news'>[] {
  const [first] = ofOne
  if (!first) return []
  const numbers = new Map(ofOne.map((one) => [one.slot_number, one.classroom_name]))
  return [
    {
      dedupeKey: `slot-news:${kind}:${first.slot_id}:${first.email.toLowerCase()}`,
      to: first.email,
      template: 'slot_news',
      locale: asLanguage(first.language),
      params: {
        kind,
        giverName: first.name,
        slots: [...numbers].map(([number, classroomName]) => ({ number, classroomName })),
      },
    },
  ]
}
