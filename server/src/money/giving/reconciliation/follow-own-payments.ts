import { dayMs } from '@tower/contract/durations.ts'
import type { Services } from '../../../services.ts'
import { isOffline } from '../offline/offline-payment.ts'
import { listChargedPage } from './own-books.queries.ts'

type Charged = Awaited<ReturnType<typeof listChargedPage>>[number]

const pageSize = 500
/** Charged in the last minutes: the provider's list may have been read before. */
const settlingMs = 15 * 60_000

/**
 * Follows the provider's list, the newest first, with our own payments beside it, by the days of their charges. Answers
 * which of ours the list should have shown by now and did not; whoever asks makes sure at the provider. It remembers
 * about a day of names, however long the list is.
 */
export function followOwnPayments(services: Services, { since, until }: { since: Date; until: Date }) {
  const seen = new Set<string>()
  const ours = listCharged(services, since, new Date(until.getTime() - settlingMs))
  let next: Charged | undefined
  let ended = false

  async function peek(): Promise<Charged | undefined> {
    if (next || ended) return next
    const { value, done } = await ours.next()
    ended = done === true
    next = done ? undefined : value
    return next
  }

  /** Takes a page of the list, which went back to `reachedAt`, or the end of the list. */
  return async (providerIds: readonly string[], reachedAt?: Date): Promise<string[]> => {
    for (const id of providerIds) seen.add(id)
    const missing: string[] = []
    for (let own = await peek(); own; own = await peek()) {
      // A payment may be charged some hours after it was begun.
      if (reachedAt && own.settled_at.getTime() < reachedAt.getTime() + dayMs) break
      if (!seen.delete(own.provider_payment_id) && !isElsewhere(services, own)) {
        missing.push(own.provider_payment_id)
      }
      next = undefined
    }
    return missing
  }
}

/** Offline gifts, and the demo's first, were never at a provider. */
function isElsewhere({ config }: Services, { provider_payment_id: id }: Charged): boolean {
  return isOffline(id) || (config.demo && id.startsWith('pi_demo_'))
}

async function* listCharged({ database }: Services, since: Date, until: Date): AsyncGenerator<Charged, void> {
  let before = { at: until, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
  for (;;) {
    const position = before
    const page = await database.read((tx) =>
      listChargedPage(tx, { since, before: position, limit: pageSize }),
    )
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    before = { at: last.settled_at, id: last.id }
  }
}
