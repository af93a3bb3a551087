import { fillCounted } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { ShieldIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import styles from './check-outcome.module.css'
import { useCountWord } from './use-count-word.ts'
import { isProven, isRefuted, type Verification } from './verification.ts'

/** What the check of a draw came to, in two lines. */
export function CheckOutcome({ verification }: { verification: Verification }) {
  const { title, text } = useWords(verification)
  const isBad = isRefuted(verification)
  const Icon = isBad ? WarningIcon : ShieldIcon
  return (
    <div
      className={styles.outcome}
      data-tone={isBad ? 'bad' : isProven(verification) ? 'good' : undefined}
      role={isBad ? 'alert' : 'status'}
    >
      <Icon size={28} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </div>
  )
}

function useWords(verification: Verification): { title: string; text: string } {
  const { verify } = useTexts('draws').one
  const language = useLanguage()
  const countWord = useCountWord()
  if (verification.state !== 'done') return verify[verification.state]
  if (!isProven(verification)) return verification.verdict.ok ? verify.differs : verify.failed
  const count = verification.verdict.picks.length
  const passed = fillCounted(verify.passed, count, language, { count: countWord(count) })
  return { title: verify.passedTitle, text: count === 0 ? verify.passedNone : passed }
}
