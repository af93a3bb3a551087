import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import { useHeadingAfter } from './use-heading-after.ts'

export type RetryButtonProps = { onRetry: () => void; pending?: boolean }

/** Another try. Once it worked, the button is gone. */
export function RetryButton({ onRetry, pending = false }: RetryButtonProps) {
  const { list } = useTexts('shell')
  return (
    <Button ref={useHeadingAfter()} size="s" onClick={onRetry} pending={pending}>
      {list.retry}
    </Button>
  )
}
