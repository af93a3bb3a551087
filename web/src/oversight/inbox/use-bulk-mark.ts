import type { AdminNotification } from '@tower/contract/oversight/inbox.contract.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { BulkAction } from '../../ui/list-page/bulk-bar.tsx'
import { useMarkRead } from './use-mark-read.ts'

/** Several notices are marked read by one call, which one press takes back. */
export function useBulkMark(): BulkAction<AdminNotification>[] {
  const { markRead, markFailed, bulk } = useTexts('notifications')
  const mark = useMarkRead()
  const markAll = (rows: readonly AdminNotification[]) => mark.mutateAsync({ ids: rows.map(({ id }) => id) })
  return [
    {
      id: 'read',
      label: markRead,
      confirm: bulk,
      run: (row) => markAll([row]),
      runAll: async (rows) => {
        await markAll(rows)
        return { doneKeys: rows.map(({ id }) => id), failures: [] }
      },
      explain: () => markFailed,
    },
  ]
}
