import type { UseQueryResult } from '@tanstack/react-query'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RetryButton } from '../../../ui/notice/retry-button.tsx'

export type FailedReadProps = {
  /** The fixed words for what could not be loaded. */
  words: string
  reading: Pick<UseQueryResult, 'refetch' | 'isFetching'>
}

/** Says that something could not be loaded, with another try; what was read before stays. */
export function FailedRead({ words, reading }: FailedReadProps) {
  return (
    <Notice
      tone="danger"
      action={<RetryButton onRetry={() => void reading.refetch()} pending={reading.isFetching} />}
    >
      {words}
    </Notice>
  )
}
