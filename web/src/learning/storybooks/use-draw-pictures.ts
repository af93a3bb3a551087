import { useQueryClient } from '@tanstack/react-query'
import { isCallError } from '../../api/call-error.ts'
import { explainError, type RefusalWords } from '../../api/explain-error.ts'
import { useAct } from '../../session/use-act.ts'
import { useTexts } from '../../texts/use-texts.ts'
import {
  type DrawingWish,
  type OwnStorybook,
  readStorybooksAgain,
  storybookCalls,
  storybookQueries,
  type TakeCredit,
} from './storybooks.api.ts'
import { usePressKey } from './use-press-key.ts'

export type DrawPicturesOptions<Input> = {
  takeCredit: TakeCredit
  /** What is to be drawn, once what is typed is saved; undefined where there is nothing. */
  wish: (input: Input) => Promise<DrawingWish | undefined>
  /** Refusals that this place has words of its own for. */
  refused?: RefusalWords
  failed: string
  done?: string
  onDone?: (book: OwnStorybook) => unknown
}

/** Has pages drawn: a sponsor's credit is taken first where there is one, and a press whose answer got lost draws and takes once. */
export function useDrawPictures<Input = void>(options: DrawPicturesOptions<Input>) {
  const { takeCredit, wish, failed, done, onDone } = options
  const { refused } = useTexts('storybooks')
  const client = useQueryClient()
  const keys = usePressKey()
  return useAct<OwnStorybook | undefined, Input>(
    async (input) => {
      const asked = await wish(input)
      if (!asked) return undefined
      // The version grows with the first making: a press whose answer got lost is the same press all the same.
      const { version: _, ...words } = asked
      const key = keys.keyOf(words)
      const useId = await takeCredit('storybook:illustrations', asked.classroomId, key)
      const { item } = await storybookCalls.draw({ ...asked, use_id: useId, idempotency_key: key })
      client.setQueryData(storybookQueries.one(item.id).queryKey, { item })
      return item
    },
    {
      ...(done !== undefined && { done }),
      failed: (error) =>
        explainError(error, { refused: { ...refused, ...options.refused }, quotes: 'plain text', failed }),
      onDone: (item) => {
        keys.renew()
        if (item) onDone?.(item)
      },
      // What the server refused is over; what got lost on the way is asked for again.
      onFailed: (error) => {
        if (isCallError(error)) keys.renew()
      },
      makeStale: readStorybooksAgain,
    },
  )
}
