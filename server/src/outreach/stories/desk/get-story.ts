import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { findStory, findStoryForUpdate, type WrittenStory } from './written-stories.queries.ts'

/** A story with all that staff see of it. */
export async function getStory(tx: Tx, id: string, now: Date): Promise<WrittenStory> {
  const story = await findStory(tx, id, now)
  if (!story) throw new Refusal('stories.not_found')
  return story
}

/** The same, locked until the transaction ends: of two who act on it, the second sees what the first did. */
export async function getStoryForUpdate(tx: Tx, id: string, now: Date): Promise<WrittenStory> {
  const story = await findStoryForUpdate(tx, id, now)
  if (!story) throw new Refusal('stories.not_found')
  return story
}

/** Whoever saw an earlier form of a story looks again first. */
export function requireSeen(story: WrittenStory, seenAt: Date): void {
  if (story.updated_at.getTime() !== seenAt.getTime()) throw new Refusal('stories.changed_meanwhile')
}

/** Visitors see it, or will: its words stand as a second person saw them. */
export const isShown = ({ status }: WrittenStory) => status === 'published' || status === 'scheduled'
