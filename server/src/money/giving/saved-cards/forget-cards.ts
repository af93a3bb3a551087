import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { deleteCard, listRemovedCards } from './saved-cards.queries.ts'

const cardsAtOnce = 100

/**
 * Lets the provider forget the cards that were removed or replaced, or whose account was erased. One that it can't
 * forget now stays for the next time and holds up no other.
 */
export async function forgetCards(services: Services): Promise<void> {
  await workThrough(services, await listForgettable(services), async ({ id: customerRef }) => {
    await services.payments.forgetCustomer(customerRef)
    await services.database.transaction((tx) => deleteCard(tx, customerRef))
  })
}

async function listForgettable({ database }: Services): Promise<{ id: string }[]> {
  const removed = await database.read((tx) => listRemovedCards(tx, cardsAtOnce))
  return removed.map(({ customer_ref: id }) => ({ id }))
}
