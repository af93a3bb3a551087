import type { ReactNode } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import type { OwnStorybook } from '../../../learning/storybooks/storybooks.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../../failed-part.tsx'
import { useOwnBook } from './use-own-book.ts'

/** What works on one storybook: shown once it is read. */
export function OwnBook({ id, children }: { id: string; children: (book: OwnStorybook) => ReactNode }) {
  const { loadFailed } = useTexts('storybookWizard')
  const { refused } = useTexts('storybooks')
  const reading = useOwnBook(id)
  if (reading.data) return children(reading.data.item)
  if (reading.isPending) return <Skeleton lines={8} />
  const message = explainError(reading.error, {
    ...{ refused, statuses: { 400: refused['storybooks.not_found'] }, failed: loadFailed },
  })
  return <FailedPart message={message} onRetry={() => void reading.refetch()} pending={reading.isFetching} />
}
