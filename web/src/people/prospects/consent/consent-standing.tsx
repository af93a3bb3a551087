import type { ConsentText } from '@tower/contract/people/consent-text.ts'
import { consentParts } from '@tower/contract/people/consent-text.ts'
import type { ConsentCase, ConsentWord } from '@tower/contract/people/prospect-consents.contract.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { showTime } from '../../../ui/time/show-time.ts'

type ConsentStandingProps = {
  consent: ConsentCase
  /** Somebody else decides: nothing was to be said. */
  mayNotSay?: boolean
}

/** What somebody said before, and whether the public sees the profile at this moment. */
export function ConsentStanding({ consent, mayNotSay = false }: ConsentStandingProps) {
  const texts = useTexts('consent')
  const language = useLanguage()
  const { said, is_public: isPublic } = consent
  const word = said?.profile ? texts.asked.yes : texts.asked.no
  const before =
    said === null
      ? mayNotSay
        ? ''
        : texts.asked.nothing
      : fillText(word, { date: showTime(said.at, 'date', language) })
  return (
    <p>
      {before} {isPublic ? texts.isPublic : texts.isHidden}
    </p>
  )
}

/** Part by part, what a word allows. */
export function WordFacts({ word, text }: { word: ConsentWord; text: ConsentText }) {
  const texts = useTexts('consent')
  return (
    <Facts
      items={consentParts.map((part) => ({
        name: text.parts[part].label,
        value: word[part] ? texts.allowed : texts.notAllowed,
      }))}
    />
  )
}

/** Whether the guardians together allow less than this one. */
export function isStricter(said: ConsentWord, inForce: ConsentWord): boolean {
  return consentParts.some((part) => said[part] && !inForce[part])
}
