import { useTexts } from '../../texts/use-texts.ts'
import { DownIcon } from '../../ui/icons/icons.tsx'
import styles from './gift-questions.module.css'

/** What givers ask; the first answer stands open. */
export function GiftQuestions() {
  const { questions } = useTexts('giving').donate
  return (
    <div className={styles.questions}>
      {questions.items.map(({ question, answer }, position) => (
        <details key={question} open={position === 0}>
          <summary>
            {question}
            <DownIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
