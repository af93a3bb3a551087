import type {
  OwnSponsorProfile,
  SponsorProfileDraft,
} from '@tower/contract/people/sponsor-profiles.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isCallError } from '../../../api/call-error.ts'
import { explainError } from '../../../api/explain-error.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { ownProfileQuery, profileCalls } from '../sponsors.api.ts'
import type { ProfileFaults } from './profile-draft.ts'

/** Saves a profile, and says what of it was refused: beside its field, or above all of them. */
export function useSaveProfile(onSaved: (profile: OwnSponsorProfile) => void) {
  const texts = useTexts('profileEditor')
  const refusals = useTexts('refusals')
  const client = useQueryClient()
  const toast = useToast()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: SponsorProfileDraft) => profileCalls.save(body),
    onSuccess: ({ profile }) => {
      client.setQueryData(ownProfileQuery.queryKey, (before) => before && { ...before, profile })
      onSaved(profile)
      toast({ text: texts.saved, forMs: 2_500 })
    },
  })
  const ofFields: Readonly<Record<string, ProfileFaults>> = {
    'sponsor_profiles.handle_taken': { handle: texts.states.taken },
    'sponsor_profiles.handle_invalid': { handle: texts.handleInvalid },
    'sponsor_profiles.link_invalid': { website_url: texts.linkInvalid },
  }
  const faults = isCallError(error) ? (ofFields[error.code ?? ''] ?? {}) : {}
  const failure =
    error && Object.keys(faults).length === 0
      ? explainError(error, {
          refused: { ...refusals, 'sponsor_profiles.logo_unknown': texts.logoUnknown },
          statuses: { 401: texts.signIn },
          network: texts.notReached,
          failed: texts.notSaved,
        })
      : undefined
  return {
    save: (profile: SponsorProfileDraft) => mutate(profile),
    /** What the last try met; another object after each try. */
    error,
    forgetFaults: () => error && reset(),
    isPending,
    faults,
    failure,
  }
}
