import type { Services } from '../../../services.ts'
import { deleteCard, listRemovedCards } from './saved-cards.queries.ts'

const cardsAtOnce = 100

/**
 * Lets the provider forget the cards that were removed or replaced, or whose account was erased. One that it can't
 * forget now stays for the next time and holds up no other.
 */
export async function forgetCards(services: Services): Promise<void> {
  const failed: unknown[] = []
  for (const { customer_ref: customerRef } of await listForgettable(services)) {
    try {
      await services.payments.forgetCustomer(customerRef)
      await services.database.transaction((tx) => deleteCard(tx, customerRef))
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} saved cards could not be forgotten`)
}

function listForgettable({ database }: Services) {
  return database.read((tx) => listRemovedCards(tx, cardsAtOnce))
}
