import { fileOfAddress } from '../../../oversight/files/file-address.ts'
import type { Actor } from '../../../http/actor.ts'
import { removeFile } from '../../../oversight/files/remove-file.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { auditStory } from './audit-story.ts'
import { getStory, getStoryForUpdate, isShown } from './get-story.ts'
import { deleteStoryRow, updateStory, type WrittenStory } from './written-stories.queries.ts'

type OneStory = { actor: Actor; storyId: string }

/** Takes a story off the page, out of the schedule or out of review. What is seen by nobody needs no second person. */
export function takeBackStory({ clock, database }: Services, wish: OneStory): Promise<WrittenStory> {
  const { actor, storyId } = wish
  const at = clock.now()
  return database.transaction(async (tx) => {
    const story = await getStoryForUpdate(tx, storyId, at)
    if (!isShown(story) && story.status !== 'waiting') throw new Refusal('stories.not_shown')
    await updateStory(tx, storyId, at, {
      ...{ published_at: null, submitted_at: null, submitted_by: null },
      ...{ decided_at: null, decided_by: null, decision_reason: null },
    })
    await auditStory(tx, { actor, action: 'stories.taken_back', story, at })
    return getStory(tx, storyId, at)
  })
}

/** Deletes a story that visitors don't see, with its picture. */
export function deleteStory({ clock, database }: Services, { actor, storyId }: OneStory): Promise<void> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    const story = await getStoryForUpdate(tx, storyId, at)
    if (isShown(story)) throw new Refusal('stories.shown')
    const fileId = story.image_url === null ? undefined : fileOfAddress(story.image_url)
    await deleteStoryRow(tx, storyId)
    if (fileId !== undefined) await removeFile(tx, fileId, at)
    await auditStory(tx, { actor, action: 'stories.deleted', story, at })
  })
}
