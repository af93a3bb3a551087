import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'

export type FailedPartProps = { message: string; onRetry: () => void; pending?: boolean }

/** A part that could not be loaded, in the fixed words for it, and another try. */
export function FailedPart({ message, onRetry, pending = false }: FailedPartProps) {
  const { list } = useTexts('shell')
  return (
    <Notice
      tone="danger"
      action={
        <Button size="s" onClick={onRetry} pending={pending}>
          {list.retry}
        </Button>
      }
    >
      {message}
    </Notice>
  )
}
