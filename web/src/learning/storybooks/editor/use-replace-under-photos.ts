import { replacePrivate } from '@tower/contract/learning/storybooks/private/private-place.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { readStoryPhotosAgain, storyPhotoCalls } from '../story-photos.api.ts'
import { groupInOrder } from './group-in-order.ts'
import type { FoundUnderPhoto } from './use-private-words.ts'

type Change = { id: string; caption: string; before: string }

/** Replaces what was found under photos. It is kept at once, beside the draft, and has an undo of its own. */
export function useReplaceUnderPhotos(): (places: readonly FoundUnderPhoto[]) => void {
  const { private: texts, undo } = useTexts('storybookEditor')
  const change = useAct(({ id, caption }: Change) => storyPhotoCalls.change({ id, caption }), {
    ...{ failed: { failed: texts.captionFailed }, failedIn: 'toast', makeStale: readStoryPhotosAgain },
    done: () => ({ text: texts.captionChanged, tone: 'info' }),
    undo: { label: undo, back: ({ id, caption, before }) => ({ id, caption: before, before: caption }) },
  })
  return (places) => {
    for (const under of groupInOrder(places, ({ photo }) => photo.id).values()) {
      const photo = under[0]?.photo
      if (!photo) continue
      const { id, caption } = photo
      change.run({ id, caption: replacePrivate(caption, under).trim(), before: caption })
    }
  }
}
