import type { AllowlistEntry } from '@tower/contract/people/allowlist.contract.ts'
import { allowlistCalls, readAllowlistAgain } from '../../../people/allowlist/allowlist.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import type { BulkAction } from '../../../ui/list-page/bulk-bar.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { useActFault } from '../use-act-fault.ts'

type Change = { entries: readonly AllowlistEntry[]; active: boolean }

/** What staff do to several entries at a time, which one press takes back; a refused one is named. */
export function useEntryBulk(rows: readonly AllowlistEntry[] = []): BulkAction<AllowlistEntry>[] {
  const { bulk, activate, disable, toggleFailed } = useTexts('allowlist')
  const set = useSetActive()
  const explain = useActFault(toggleFailed)
  const tell = useTellDone(set)
  const act = (active: boolean) => ({
    run: (entry: AllowlistEntry) => set(entry, active),
    explain,
    onSomeDone: (ids: readonly string[]) =>
      // Only what was changed is changed back: an entry that was active before stays so.
      tell({ entries: rows.filter((row) => ids.includes(row.id) && row.active !== active), active }),
  })
  return [
    {
      id: 'activate',
      label: activate,
      confirm: { title: bulk.activateTitle, text: bulk.activateText, label: bulk.activateLabel },
      ...act(true),
    },
    {
      id: 'disable',
      label: disable,
      confirm: { title: bulk.disableTitle, text: bulk.disableText, label: bulk.disableLabel },
      destructive: true,
      ...act(false),
    },
  ]
}

function useSetActive() {
  const stepUp = useStepUp()
  return ({ email, role }: AllowlistEntry, active: boolean) =>
    stepUp(() => allowlistCalls.setActive({ email, role, active }))
}

/** Says how many were changed, and offers to change them back. */
function useTellDone(set: ReturnType<typeof useSetActive>): (change: Change) => void {
  const { bulk, toggleFailed } = useTexts('allowlist')
  const language = useLanguage()
  const toast = useToast()
  const told = ({ entries, active }: Change) =>
    fillCounted(active ? bulk.activated : bulk.disabled, entries.length, language)
  const undo = useAct(
    async ({ entries, active }: Change) => {
      for (const entry of entries) await set(entry, !active)
    },
    {
      done: (_, { entries, active }) => told({ entries, active: !active }),
      failed: useActFault(toggleFailed),
      failedIn: 'toast',
      makeStale: readAllowlistAgain,
    },
  )
  return (change) => {
    if (change.entries.length === 0) return
    toast({ text: told(change), action: { label: bulk.undo, onPress: () => undo.run(change) } })
  }
}
