import type { AllowlistEntry } from '@tower/contract/people/allowlist.contract.ts'
import { allowlistCalls, readAllowlistAgain } from '../../../people/allowlist/allowlist.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { actErrors } from '../admin-errors.ts'

type Toggle = Pick<AllowlistEntry, 'email' | 'role' | 'active'>

/** Disables or activates an entry, and offers to undo it. */
export function useEntryToggle() {
  const texts = useTexts('allowlist')
  const toggle = useAct(
    ({ email, role, active }: Toggle) => allowlistCalls.setActive({ email, role, active: !active }),
    {
      done: ({ item }) => ({
        text: fillText(item.active ? texts.isActive : texts.isDisabled, { email: item.email }),
        action: { label: item.active ? texts.disable : texts.activate, onPress: () => toggle.run(item) },
      }),
      failed: actErrors(useTexts('admin'), texts.toggleFailed),
      failedIn: 'toast',
      makeStale: readAllowlistAgain,
    },
  )
  return toggle
}
