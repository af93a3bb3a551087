import { GrantCard } from '../../../money/credits/grant-card.tsx'
import { useTexts } from '../../../texts/use-texts.ts'

/** The grant of credits, in the words of the home. */
export default function GrantPart() {
  const { grant } = useTexts('consoleHome')
  return <GrantCard words={grant} />
}
