import type { ConsentText } from '@tower/contract/people/consent-text.ts'
import type { ConsentWord } from '@tower/contract/people/prospect-consents.contract.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { FormDone } from '../../../ui/form/form-done.tsx'
import { isStricter, WordFacts } from './consent-standing.tsx'
import styles from './consent.module.css'

/** What a word came to: what was said, and what is shown where another guardian allows less. */
export function ConsentOutcome({
  said,
  inForce,
  text,
}: {
  said: ConsentWord
  inForce: ConsentWord
  text: ConsentText
}) {
  const texts = useTexts('consent')
  return (
    <div className={styles.page}>
      <h1>{said.profile ? texts.doneTitle : texts.takenBackTitle}</h1>
      <FormDone>{said.profile ? texts.doneText : texts.takenBackText}</FormDone>
      {said.profile && <WordFacts word={said} text={text} />}
      {isStricter(said, inForce) && (
        <>
          <p>{texts.stricter}</p>
          <WordFacts word={inForce} text={text} />
        </>
      )}
    </div>
  )
}
