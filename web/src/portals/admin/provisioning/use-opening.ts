import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isEmail } from '@tower/contract/people/email.ts'
import { explainError } from '../../../api/explain-error.ts'
import { readPeopleAgain } from '../../../people/provisioning/provisioning.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { actErrors } from '../admin-errors.ts'

/**
 * Opens something for somebody: asks who is there where the server wants it, and reads people anew after it. `failure`
 * says why it was not done.
 */
export function useOpening<Wish, Answer>(call: (wish: Wish) => Promise<Answer>, failed: string) {
  const { refused } = useTexts('provisioning')
  const admin = useTexts('admin')
  const stepUp = useStepUp()
  const client = useQueryClient()
  const opening = useMutation({
    mutationFn: (wish: Wish) => stepUp(() => call(wish)),
    onSuccess: () => readPeopleAgain(client),
  })
  const words = actErrors(admin, failed)
  const failure = opening.isError
    ? explainError(opening.error, { ...words, refused: { ...words.refused, ...refused } })
    : undefined
  return { opening, failure }
}

/** What is wrong with a typed address. */
export function useEmailFault(): (email: string) => string | undefined {
  const { emailRequired, emailInvalid } = useTexts('provisioning')
  return (email) => {
    if (email.trim() === '') return emailRequired
    return isEmail(email.trim()) ? undefined : emailInvalid
  }
}
