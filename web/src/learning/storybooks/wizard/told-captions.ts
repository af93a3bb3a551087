import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Told } from './found-words.tsx'
import { readStoryPhotosAgain, type StoryPhoto, storyPhotoCalls } from '../story-photos.api.ts'

/** What stands under the chosen photos: a book is told from it as well. */
export function toldCaptions(
  photos: readonly StoryPhoto[] | undefined,
  chosen: readonly string[],
  where: string,
  change: (photo: { id: string; caption: string }) => void,
): Told[] {
  return (photos ?? [])
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, caption }) => ({
      ...{ id, where, text: caption },
      change: (text) => change({ id, caption: text }),
    }))
}

/** Keeps another caption. */
export function useCaptionChange() {
  const { photos } = useTexts('storybookWizard')
  return useAct(storyPhotoCalls.change, {
    ...{ failed: { failed: photos.captionFailed }, failedIn: 'toast', makeStale: readStoryPhotosAgain },
  }).run
}
