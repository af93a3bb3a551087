import { Notice } from '../../ui/notice/notice.tsx'
import { useActFault } from './use-act-fault.ts'

export type ActFailedProps = {
  error: unknown
  /** The words for this action, where the server has no sentence of its own. */
  failed: string
}

/** Why something that staff did came to nothing, where they did it. */
export function ActFailed({ error, failed }: ActFailedProps) {
  const explain = useActFault(failed)
  return <Notice tone="danger">{explain(error)}</Notice>
}
