import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { clockTime, type Failure } from './sign-in-words.ts'
import { useCountdown } from './use-countdown.ts'

/** What went wrong, above a form; where the server asked to wait, with the time that is left. */
export default function FailureNotice({ failure }: { failure: Failure }) {
  const { words, waitSeconds } = failure
  if (waitSeconds === undefined) return <Notice tone="danger">{words}</Notice>
  return (
    <Notice tone="danger" announce={false}>
      <Wait seconds={waitSeconds} />
    </Notice>
  )
}

/** Read out once; only the eye follows the seconds. */
function Wait({ seconds: from }: { seconds: number }) {
  const { errors } = useTexts('signIn')
  const language = useLanguage()
  const { seconds } = useCountdown(from)
  if (seconds === 0) return <span role="status">{errors.waitOver}</span>
  return (
    <>
      <span className="visually-hidden" role="alert">
        {fillCounted(errors.waitSpoken, from, language)}
      </span>
      <span aria-hidden="true">{fillText(errors.wait, { time: clockTime(seconds) })}</span>
    </>
  )
}
