import { consentParts } from '@tower/contract/people/consent-text.ts'
import type { ConsentWord } from '@tower/contract/people/prospect-consents.contract.ts'
import { useTexts } from '../../../../texts/use-texts.ts'

/** Names what a word allows. */
export function useAllowed(): (word: ConsentWord) => string {
  const { parts } = useTexts('prospectReview')
  return (word) =>
    consentParts
      .filter((part) => word[part])
      .map((part) => parts[part])
      .join(', ')
}
