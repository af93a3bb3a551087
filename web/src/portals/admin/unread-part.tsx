import { explainError } from '../../api/explain-error.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailedPart } from '../failed-part.tsx'
import { loadErrors } from './admin-errors.ts'

export type UnreadPartProps = {
  /** A query of TanStack Query. */
  reading: { error: unknown; isFetching: boolean; refetch: () => unknown }
  /** Said where the server says nothing itself. */
  failed: string
}

/** A part of the console that could not be read: why, in the server's own sentence where it has one, and another try. */
export function UnreadPart({ reading, failed }: UnreadPartProps) {
  const admin = useTexts('admin')
  return (
    <FailedPart
      message={explainError(reading.error, loadErrors(admin, failed))}
      onRetry={() => void reading.refetch()}
      pending={reading.isFetching}
    />
  )
}
