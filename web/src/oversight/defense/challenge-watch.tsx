import { useEffect, useState } from 'react'
import { onFormOutcome } from '../../api/form-outcomes.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { keepAnswer, takePuzzle } from './challenge-cookies.ts'
import { keepPageOfLostForm } from './keep-page-of-lost-form.ts'
import styles from './challenge-watch.module.css'

type Work = 'solving' | 'sending' | 'ready' | 'lost' | undefined

/** How long after a form was sent its answer is waited for, and how often it is looked for. */
const watchMs = 20_000
const lookMs = 400
/** How long it stands there that a form is sent again. */
const noteMs = 4_000

/**
 * Under attack the server asks a visitor's browser for a second of work before a form. This does it unasked and sends
 * the same form again, once; whoever turned to something else meanwhile hears that it is ready. It also tells whoever
 * sent a form that was lost on its way.
 */
export default function ChallengeWatch() {
  const { challenge } = useTexts('overlays')
  const work = useChallenge()
  return (
    <p role="status" className={work ? styles.note : undefined}>
      {work && challenge[work]}
    </p>
  )
}

type Sent = { form: HTMLFormElement; submitter: HTMLElement | null }

function useChallenge(): Work {
  const [work, setWork] = useState<Work>()
  useEffect(() => {
    let sent: Sent | undefined
    let isSendingAgain = false
    let watchUntil = 0
    let isSolving = false

    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      sent = isSendingAgain ? undefined : { form, submitter: event.submitter }
      watchUntil = performance.now() + watchMs
      if (!isSendingAgain) setWork(undefined)
    }
    const solve = async (puzzle: string) => {
      setWork('solving')
      const { solveChallenge } = await import('./solve-challenge.ts')
      keepAnswer(await solveChallenge(puzzle))
      if (!sent?.form.isConnected) return setWork('ready')
      setWork('sending')
      isSendingAgain = true
      sent.form.requestSubmit(isOf(sent) ? sent.submitter : null)
      isSendingAgain = false
      setTimeout(() => setWork((shown) => (shown === 'sending' ? undefined : shown)), noteMs)
    }
    const look = () => {
      if (isSolving || performance.now() > watchUntil) return
      const puzzle = takePuzzle()
      if (!puzzle) return
      isSolving = true
      void solve(puzzle).finally(() => (isSolving = false))
    }
    // A form that was sent before the page hydrated, or without its script, left its puzzle here.
    watchUntil = performance.now() + lookMs
    look()
    const timer = setInterval(look, lookMs)
    const stopListening = onFormOutcome((outcomes) => {
      if (keepPageOfLostForm(outcomes)) setWork('lost')
    })
    document.addEventListener('submit', onSubmit, true)
    return () => {
      clearInterval(timer)
      document.removeEventListener('submit', onSubmit, true)
      stopListening()
    }
  }, [])
  return work
}

/** A button may have left its form meanwhile. */
function isOf({ form, submitter }: Sent): boolean {
  return submitter !== null && (submitter as HTMLButtonElement).form === form
}
