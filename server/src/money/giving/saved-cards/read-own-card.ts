import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { findSavedCard, type SavedCard } from './saved-cards.queries.ts'

/** The card a sponsor gives with, or nothing. */
export function readOwnCard({ database }: Services, { userId }: Actor): Promise<SavedCard | undefined> {
  return database.read((tx) => findSavedCard(tx, userId))
}
