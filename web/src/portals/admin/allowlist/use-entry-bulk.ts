import type { AllowlistEntry } from '@tower/contract/people/allowlist.contract.ts'
import { explainError } from '../../../api/explain-error.ts'
import { allowlistCalls } from '../../../people/allowlist/allowlist.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { BulkAction } from '../../../ui/list-page/bulk-bar.tsx'
import { actErrors } from '../admin-errors.ts'

/** What staff do to several entries at a time; a refused one is named. */
export function useEntryBulk(): BulkAction<AllowlistEntry>[] {
  const { bulk, activate, disable, toggleFailed } = useTexts('allowlist')
  const admin = useTexts('admin')
  const stepUp = useStepUp()
  const explain = (error: unknown) => explainError(error, actErrors(admin, toggleFailed))
  const set =
    (active: boolean) =>
    ({ email, role }: AllowlistEntry) =>
      stepUp(() => allowlistCalls.setActive({ email, role, active }))
  return [
    {
      id: 'activate',
      label: activate,
      confirm: { title: bulk.activateTitle, text: bulk.activateText, label: bulk.activateLabel },
      run: set(true),
      explain,
    },
    {
      id: 'disable',
      label: disable,
      confirm: { title: bulk.disableTitle, text: bulk.disableText, label: bulk.disableLabel },
      destructive: true,
      run: set(false),
      explain,
    },
  ]
}
