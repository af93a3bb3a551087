import { isOwnPath, isSafeLink } from '@tower/contract/outreach/safe-link.ts'
import { storyPicture } from '@tower/contract/outreach/story-desk.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { attachPicture } from '../../../oversight/files/attach-picture.ts'
import { fileOfAddress } from '../../../oversight/files/file-address.ts'
import { removeFile } from '../../../oversight/files/remove-file.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { auditStory } from './audit-story.ts'
import { getStory, getStoryForUpdate, isShown, requireSeen } from './get-story.ts'
import {
  findStoryOfKey,
  insertStory,
  lockStoryOfKey,
  updateStory,
  type StoryWords,
  type WrittenStory,
} from './written-stories.queries.ts'

export type AddStory = { actor: Actor; words: StoryWords; requestKey: string | undefined }

/** Writes a story as a draft. The same form sent twice writes one. */
export function addStory({ clock, database }: Services, wish: AddStory): Promise<WrittenStory> {
  const { actor, words, requestKey } = wish
  const at = clock.now()
  return database.transaction(async (tx) => {
    const before = requestKey && (await findWritten(tx, requestKey, at))
    if (before) return before
    requireTellable(words)
    await changePicture(tx, { actor, from: null, to: words.image_url, at })
    const written = { words, authorId: actor.userId, requestKey: requestKey ?? null, at }
    const story = await getStory(tx, await insertStory(tx, written), at)
    await auditStory(tx, { actor, action: 'stories.written', story, at })
    return story
  })
}

/** What the same form wrote. Of two sent at once the second waits here, so that it finds what the first wrote. */
async function findWritten(tx: Tx, requestKey: string, at: Date): Promise<WrittenStory | undefined> {
  await lockStoryOfKey(tx, requestKey)
  return findStoryOfKey(tx, requestKey, at)
}

export type ChangeStory = { actor: Actor; storyId: string; words: StoryWords; seenAt: Date }

/** Changes a story that visitors don't see. Whoever changes it is its author, and one in review is a draft again. */
export function changeStory({ clock, database }: Services, wish: ChangeStory): Promise<WrittenStory> {
  const { actor, storyId, words, seenAt } = wish
  const at = clock.now()
  return database.transaction(async (tx) => {
    const before = await getStoryForUpdate(tx, storyId, at)
    requireSeen(before, seenAt)
    if (isShown(before)) throw new Refusal('stories.shown')
    requireTellable(words)
    await changePicture(tx, { actor, from: before.image_url, to: words.image_url, at })
    await updateStory(tx, storyId, at, {
      ...words,
      ...{ author_id: actor.userId, submitted_at: null, submitted_by: null },
    })
    await auditStory(tx, { actor, action: 'stories.changed', story: before, at })
    return getStory(tx, storyId, at)
  })
}

function requireTellable({ title_es, summary_es, image_alt_es, link_url }: StoryWords): void {
  const isTold = Boolean(summary_es) || Boolean(image_alt_es)
  if (isTold && !title_es) throw new Refusal('stories.spanish_title_missing')
  if (link_url !== null && !isSafeLink(link_url)) throw new Refusal('stories.link_not_safe')
}

type PictureChange = { actor: Actor; from: string | null; to: string | null; at: Date }

/** A new picture becomes the charity’s; the one whose place it takes goes. */
async function changePicture(tx: Tx, { actor, from, to, at }: PictureChange): Promise<void> {
  if (from === to) return
  const attached = {
    ownerId: actor.userId,
    rule: storyPicture,
    at,
    unknown: 'stories.picture_unknown',
  } as const
  if (to !== null && !isDrawn(to)) await attachPicture(tx, { address: to, ...attached })
  const before = from === null ? undefined : fileOfAddress(from)
  if (before) await removeFile(tx, before, at)
}

/** A picture that came with the product. */
const isDrawn = (address: string) => isOwnPath(address) && address.startsWith('/story/')
