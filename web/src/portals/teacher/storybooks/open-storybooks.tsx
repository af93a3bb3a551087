import type { ReactNode } from 'react'
import { useStorybooks } from '../../../learning/storybooks/list/use-storybooks.ts'
import type { StorybooksContext } from '../../../learning/storybooks/storybooks.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../../failed-part.tsx'

/** What needs to know whether storybooks can be made: shown once that is known. */
export function OpenStorybooks({ children }: { children: (context: StorybooksContext) => ReactNode }) {
  const { contextFailed } = useTexts('storybookList')
  const context = useStorybooks()
  if (context.data) return children(context.data)
  if (context.isPending) return <Skeleton lines={8} />
  return (
    <FailedPart message={contextFailed} onRetry={() => void context.refetch()} pending={context.isFetching} />
  )
}
