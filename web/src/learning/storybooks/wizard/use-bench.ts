import { useQueryClient } from '@tanstack/react-query'
import { explainError } from '../../../api/explain-error.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import {
  type OwnStorybook,
  readStorybooksAgain,
  type StorybooksContext,
  storybookCalls,
  storybookQueries,
} from '../storybooks.api.ts'
import { usualPrompt } from './book-draft.ts'
import { usePressKey } from './use-press-key.ts'
import { useWriteStory } from './use-write-story.ts'
import { makingCalls, type StoryNotice, type TakeCredit } from './wizard.api.ts'

type BenchProps = { context: StorybooksContext; takeCredit: TakeCredit; book: OwnStorybook | undefined }

/** What is said for a writing. */
export type BenchWords = { title: string; grade: string; notes: string }

/** Has the words of the chosen storybook written. */
export function useBenchStory(
  { book, context, takeCredit }: BenchProps,
  { title, grade, notes }: BenchWords,
  onNotices: (of: readonly StoryNotice[]) => void,
) {
  const { playground: texts } = useTexts('storybookWizard')
  const client = useQueryClient()
  const storybookId = book?.id ?? ''
  return useWriteStory({
    ...{ takeCredit, classroomId: book?.classroom_id ?? context.classroom?.id, failed: texts.writeFailed },
    words: [storybookId, title, grade, notes],
    write: (keys) =>
      makingCalls.write({
        ...{ ...keys, storybookId, title, gradeLevel: grade, notes },
        photoCount: book?.photo_ids.length ?? 0,
      }),
    onDone: ({ item, notices }) => {
      client.setQueryData(storybookQueries.one(storybookId).queryKey, { item })
      onNotices(notices)
    },
  })
}

/** Has its pages drawn. */
export function useBenchPictures({ book, takeCredit }: BenchProps) {
  const { playground: texts, writing } = useTexts('storybookWizard')
  const { refused } = useTexts('storybooks')
  const client = useQueryClient()
  const keys = usePressKey()
  return useAct(
    async () => {
      if (!book) return
      const { id: storybookId, pages, classroom_id: classroomId, version } = book
      const key = keys.keyOf([storybookId, version])
      const useId = await takeCredit('storybook:illustrations', classroomId, key)
      const { item } = await storybookCalls.draw({
        ...{ storybookId, idempotency_key: key, use_id: useId },
        pages: pages.map(({ pageNumber, prompt, caption, text }) => ({
          ...{ page: pageNumber, prompt: prompt || usualPrompt(text), caption },
        })),
      })
      client.setQueryData(storybookQueries.one(storybookId).queryKey, { item })
    },
    {
      failed: (error) =>
        explainError(error, {
          ...{ refused: { ...refused, ...writing.refused }, quotes: 'plain text', failed: texts.drawFailed },
        }),
      onDone: keys.renew,
      makeStale: readStorybooksAgain,
    },
  )
}
