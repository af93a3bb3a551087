import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explainError } from '../../../api/explain-error.ts'
import { readStoriesAgain } from '../../../outreach/stories/story-desk.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { actErrors } from '../admin-errors.ts'

/** Something staff do with a story. Whatever comes of it, what is shown is read again: whoever was second sees it. */
export function useStoryAct<Wish, Item>(
  call: (wish: Wish) => Promise<Item>,
  done: string,
  onDone?: (item: Item) => void,
) {
  const { actFailed, meanwhile } = useTexts('storyDesk')
  const admin = useTexts('admin')
  const client = useQueryClient()
  const toast = useToast()
  const { refused, ...rest } = actErrors(admin, actFailed)
  const known = { ...rest, refused: { ...refused, 'stories.changed_meanwhile': meanwhile } }
  return useMutation({
    mutationFn: call,
    onSuccess: (item) => {
      toast({ text: done })
      onDone?.(item)
    },
    onError: (error) => toast({ text: explainError(error, known), tone: 'danger' }),
    onSettled: () => readStoriesAgain(client),
  })
}
