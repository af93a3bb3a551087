import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AllowlistEntry } from '@tower/contract/people/allowlist.contract.ts'
import { explainError } from '../../../api/explain-error.ts'
import { allowlistCalls, readAllowlistAgain } from '../../../people/allowlist/allowlist.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { actErrors } from '../admin-errors.ts'

type Toggle = Pick<AllowlistEntry, 'email' | 'role' | 'active'>

/** Disables or activates an entry, and offers to undo it. */
export function useEntryToggle() {
  const texts = useTexts('allowlist')
  const admin = useTexts('admin')
  const stepUp = useStepUp()
  const client = useQueryClient()
  const toast = useToast()
  const toggle = useMutation({
    mutationFn: ({ email, role, active }: Toggle) =>
      stepUp(() => allowlistCalls.setActive({ email, role, active: !active })),
    onSuccess: async ({ item }) => {
      const words = item.active ? texts.isActive : texts.isDisabled
      toast({
        text: fillText(words, { email: item.email }),
        action: { label: item.active ? texts.disable : texts.activate, onPress: () => toggle.mutate(item) },
      })
      await readAllowlistAgain(client)
    },
    onError: (error) =>
      toast({ text: explainError(error, actErrors(admin, texts.toggleFailed)), tone: 'danger' }),
  })
  return toggle
}
