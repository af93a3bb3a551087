import type { ApiKey } from '@tower/contract/oversight/integrations.contract.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon } from '../../../ui/icons/icons.tsx'

/** Whether a key opens anything. */
export function KeyState({ apiKey: { state } }: { apiKey: ApiKey }) {
  const { states } = useTexts('apiKeys')
  if (state === 'revoked') return <Chip outlined>{states.revoked}</Chip>
  return state === 'active' ? (
    <Chip tone="success" icon={<CheckIcon />}>
      {states.active}
    </Chip>
  ) : (
    <Chip tone="warning" icon={<ClockIcon />}>
      {states.expired}
    </Chip>
  )
}
