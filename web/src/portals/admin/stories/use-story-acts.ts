import { readStoriesAgain } from '../../../outreach/stories/story-desk.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { actErrors } from '../admin-errors.ts'

/** What every act on a story has in common: why it came to nothing, and what is read anew. */
export function useStoryActs() {
  const { actFailed, meanwhile } = useTexts('storyDesk')
  const { refused, ...rest } = actErrors(useTexts('admin'), actFailed)
  return {
    failed: { ...rest, refused: { ...refused, 'stories.changed_meanwhile': meanwhile } },
    failedIn: 'toast',
    makeStale: readStoriesAgain,
  } as const
}
