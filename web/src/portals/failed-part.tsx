import { Notice } from '../ui/notice/notice.tsx'
import { RetryButton } from '../ui/notice/retry-button.tsx'

export type FailedPartProps = { message: string; onRetry: () => void; pending?: boolean }

/** A part that could not be loaded, in the fixed words for it, and another try. */
export function FailedPart({ message, onRetry, pending = false }: FailedPartProps) {
  return (
    <Notice tone="danger" action={<RetryButton onRetry={onRetry} pending={pending} />}>
      {message}
    </Notice>
  )
}
