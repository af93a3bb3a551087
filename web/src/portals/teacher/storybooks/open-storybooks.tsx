import type { ReactNode } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { useStorybooks } from '../../../learning/storybooks/list/use-storybooks.ts'
import type { StorybooksContext } from '../../../learning/storybooks/storybooks.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../../failed-part.tsx'

export type OpenStorybooksProps = {
  /** The classroom of the book that is worked on. */
  classroomId?: string
  children: (context: StorybooksContext) => ReactNode
}

/** What needs to know whether storybooks can be made: shown once that is known. */
export function OpenStorybooks({ classroomId, children }: OpenStorybooksProps) {
  const { contextFailed } = useTexts('storybookList')
  const { refused } = useTexts('storybooks')
  const context = useStorybooks(classroomId)
  if (context.data) return children(context.data)
  if (context.isPending) return <Skeleton lines={8} />
  const message = explainError(context.error, {
    ...{ refused: { 'storybooks.not_own_classroom': refused['storybooks.context_missing'] } },
    failed: contextFailed,
  })
  return <FailedPart message={message} onRetry={() => void context.refetch()} pending={context.isFetching} />
}
