import type { Services } from '../../../services.ts'
import { type CardToAsk, selectCardsToAsk } from './allowances.queries.ts'

export type { CardToAsk }

/** Some of the cards of which the issuer may know more than we, those after `after`, each with since when it buys. */
export function listCardsToAsk(
  { database }: Services,
  wish: { closedSince: Date; after: string; limit: number },
): Promise<CardToAsk[]> {
  return database.read((tx) => selectCardsToAsk(tx, wish))
}
