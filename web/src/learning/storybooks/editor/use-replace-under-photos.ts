import { replacePrivate } from '@tower/contract/learning/storybooks/private/private-place.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { readStoryPhotosAgain, storyPhotoCalls } from '../story-photos.api.ts'
import type { FoundUnderPhoto } from './use-private-words.ts'

/** Replaces what was found under photos. It is kept at once, beside the draft, and has an undo of its own. */
export function useReplaceUnderPhotos(): (places: readonly FoundUnderPhoto[]) => void {
  const { private: texts, undo } = useTexts('storybookEditor')
  const toast = useToast()
  const change = useAct(storyPhotoCalls.change, {
    ...{ failed: { failed: texts.captionFailed }, failedIn: 'toast', makeStale: readStoryPhotosAgain },
  })
  return (places) => {
    for (const under of Map.groupBy(places, ({ photo }) => photo.id).values()) {
      const photo = under[0]?.photo
      if (!photo) continue
      const { id, caption } = photo
      change.run({ id, caption: replacePrivate(caption, under).trim() })
      toast({
        ...{ text: texts.captionChanged, tone: 'info' },
        action: { label: undo, onPress: () => change.run({ id, caption }) },
      })
    }
  }
}
