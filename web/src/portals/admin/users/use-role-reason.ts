import { roleReasonOf } from '@tower/contract/people/role-reasons.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** Says why a role was changed: what the product wrote in the reader's language, what somebody wrote as it stands. */
export function useRoleReason(): (reason: string) => string {
  const { reasons } = useTexts('people').roles
  return (reason) => {
    const known = roleReasonOf(reason)
    return known ? reasons[known] : reason
  }
}
