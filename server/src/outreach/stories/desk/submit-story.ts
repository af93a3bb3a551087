import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { auditStory } from './audit-story.ts'
import { getStory, getStoryForUpdate, requireSeen } from './get-story.ts'
import { updateStory, type WrittenStory } from './written-stories.queries.ts'

export type SubmitStory = { actor: Actor; storyId: string; seenAt: Date }

/** Sends a story to review, told in both languages. */
export function submitStory({ clock, database }: Services, wish: SubmitStory): Promise<WrittenStory> {
  const { actor, storyId, seenAt } = wish
  const at = clock.now()
  return database.transaction(async (tx) => {
    const story = await getStoryForUpdate(tx, storyId, at)
    if (story.status !== 'draft' && story.status !== 'refused') throw new Refusal('stories.not_draft')
    requireSeen(story, seenAt)
    if (!isWhole(story)) throw new Refusal('stories.incomplete')
    await updateStory(tx, storyId, at, {
      ...{ submitted_at: at, submitted_by: actor.userId },
      ...{ decided_at: null, decided_by: null, decision_reason: null },
    })
    await auditStory(tx, { actor, action: 'stories.submitted', story, at })
    return getStory(tx, storyId, at)
  })
}

function isWhole({ image_url, image_alt, image_alt_es, ...words }: WrittenStory): boolean {
  const isDescribed = image_url === null || Boolean(image_alt && image_alt_es)
  return Boolean(words.title && words.summary && words.title_es && words.summary_es) && isDescribed
}
