import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'
import {
  type OwnStorybook,
  type StorybooksContext,
  storybookQueries,
  type TakeCredit,
} from '../storybooks.api.ts'
import { usualPrompt } from './book-draft.ts'
import { useDrawPictures } from '../use-draw-pictures.ts'
import type { useBenchWords } from './use-bench-words.ts'
import { useWriteStory } from './use-write-story.ts'
import { makingCalls, type StoryNotice } from './wizard.api.ts'

type BenchProps = { context: StorybooksContext; takeCredit: TakeCredit; book: OwnStorybook | undefined }

/** Has the words of the chosen storybook written from what was seen of it. */
export function useBenchStory(
  { book, context, takeCredit }: BenchProps,
  { words: { title, grade, notes }, version, send }: ReturnType<typeof useBenchWords>,
  onNotices: (of: readonly StoryNotice[]) => void,
) {
  const { playground: texts } = useTexts('storybookWizard')
  const client = useQueryClient()
  const storybookId = book?.id ?? ''
  return useWriteStory({
    ...{ takeCredit, classroomId: book?.classroom_id ?? context.classroom?.id, failed: texts.writeFailed },
    words: [storybookId, title, grade, notes],
    write: (keys) => {
      send()
      return makingCalls.write({
        ...{ ...keys, storybookId, title, gradeLevel: grade, notes, version },
        photoCount: book?.photo_ids.length ?? 0,
      })
    },
    onDone: ({ item, notices }) => {
      client.setQueryData(storybookQueries.one(storybookId).queryKey, { item })
      onNotices(notices)
    },
  })
}

/** Has its pages drawn. */
export function useBenchPictures({ book, takeCredit }: BenchProps) {
  const { playground: texts, writing } = useTexts('storybookWizard')
  return useDrawPictures({
    ...{ takeCredit, refused: writing.refused, failed: texts.drawFailed },
    wish: async () =>
      book && {
        ...{ storybookId: book.id, classroomId: book.classroom_id, version: book.version },
        pages: book.pages.map(({ pageNumber, prompt, caption, text }) => ({
          ...{ page: pageNumber, prompt: prompt || usualPrompt(text), caption },
        })),
      },
  })
}
