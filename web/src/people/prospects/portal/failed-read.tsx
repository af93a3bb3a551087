import type { UseQueryResult } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

export type FailedReadProps = {
  /** The fixed words for what could not be loaded. */
  words: string
  reading: Pick<UseQueryResult, 'refetch' | 'isFetching'>
}

/** Says that something could not be loaded, with another try; what was read before stays. */
export function FailedRead({ words, reading }: FailedReadProps) {
  const { list } = useTexts('shell')
  return (
    <Notice
      tone="danger"
      action={
        <Button size="s" onClick={() => void reading.refetch()} pending={reading.isFetching}>
          {list.retry}
        </Button>
      }
    >
      {words}
    </Notice>
  )
}
