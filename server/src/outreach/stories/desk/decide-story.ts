import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { auditStory, type StoryAction } from './audit-story.ts'
import { getStory, getStoryForUpdate, requireSeen } from './get-story.ts'
import { updateStory, type StoryChange, type WrittenStory } from './written-stories.queries.ts'
import { isSamePerson } from '../../../people/identity/accounts/is-same-person.ts'

export type DecideStory = { actor: Actor; storyId: string; seenAt: Date; reason: string }

/** Publishes a story as it was seen: from the time that stands with it, or at once where that is over. */
export function publishStory(services: Services, wish: DecideStory): Promise<WrittenStory> {
  return decide(services, wish, 'stories.published', ({ starts_at: start }, at) => ({
    published_at: start !== null && start > at ? start : at,
  }))
}

/** Gives a story back to whoever wrote it, with the reason. */
export function refuseStory(services: Services, wish: DecideStory): Promise<WrittenStory> {
  return decide(services, wish, 'stories.refused', () => ({}))
}

/** Of two who decide at once the second learns who was first. Whoever wrote it, or sent it here, decides nothing. */
function decide(
  { clock, database }: Services,
  { actor, storyId, seenAt, reason }: DecideStory,
  action: StoryAction,
  change: (story: WrittenStory, at: Date) => Partial<StoryChange>,
): Promise<WrittenStory> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    const story = await getStoryForUpdate(tx, storyId, at)
    requireWaiting(story)
    if (isOwn(story, actor) || (await isSamePerson(tx, actor, [story.author_id, story.submitted_by_id])))
      throw new Refusal('stories.own')
    requireSeen(story, seenAt)
    await updateStory(tx, storyId, at, {
      ...{ submitted_at: null, decided_at: at, decided_by: actor.userId, decision_reason: reason || null },
      ...change(story, at),
    })
    return settle(tx, { actor, action, story, at, reason })
  })
}

/** Whether somebody else decides. */
export function isOwn(story: WrittenStory, { userId }: Actor): boolean {
  return story.author_id === userId || (story.status === 'waiting' && story.submitted_by_id === userId)
}

function requireWaiting({ status, decided_by: by, decided_at: at }: WrittenStory): void {
  if (status === 'waiting') return
  if (by === null || at === null) throw new Refusal('stories.not_waiting', undefined, { by: '', at: '' })
  throw new Refusal('stories.not_waiting', `${by} decided before you.`, { by, at: at.toISOString() })
}

type Settled = { actor: Actor; action: StoryAction; story: WrittenStory; at: Date; reason?: string }

async function settle(tx: Tx, settled: Settled): Promise<WrittenStory> {
  await auditStory(tx, settled)
  return getStory(tx, settled.story.id, settled.at)
}
