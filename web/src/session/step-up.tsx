import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { isProofNeeded } from './is-proof-needed.ts'
import { lateInBrowser } from '../ui/late/late.tsx'

const StepUpDialog = lateInBrowser(() => import('./step-up-dialog.tsx'))

/** Runs a call, with the question “is it still you?” in between where the server asks for it. */
export type StepUp = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

const StepUpContext = createContext<StepUp | undefined>(undefined)

/**
 * For sensitive actions: changes of role, grants, refunds, the second factor. Hand it the call:
 *
 *     const stepUp = useStepUp()
 *     useMutation({ mutationFn: () => stepUp(() => browserCall(directoryEndpoints.setRole, { … })) })
 *
 * Is the call refused with `identity.proof_needed`, a dialog asks for what the account has (the app's code, a
 * recovery code, the password, or a mailed code), and the call is made once more. Who cancels finds the page as
 * it was; the promise is then rejected with the refusal itself, so that the form shows its sentence.
 */
export function useStepUp(): StepUp {
  const stepUp = useContext(StepUpContext)
  if (!stepUp) throw new Error('useStepUp is used outside a StepUpProvider.')
  return stepUp
}

type Question = { promise: Promise<boolean>; answer: (isProved: boolean) => void }

/** Holds the one dialog of a portal. Calls that are refused at the same time share one question. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const question = useRef<Question>(undefined)
  const [isAsking, setAsking] = useState(false)

  const ask = useCallback((): Promise<boolean> => {
    if (!question.current) {
      question.current = openQuestion()
      setAsking(true)
    }
    return question.current.promise
  }, [])
  const answer = useCallback((isProved: boolean) => {
    question.current?.answer(isProved)
    question.current = undefined
    setAsking(false)
  }, [])
  const stepUp = useCallback<StepUp>((call) => runWithProof(call, ask), [ask])

  return (
    <StepUpContext value={stepUp}>
      {children}
      {isAsking && <StepUpDialog onProved={() => answer(true)} onCancel={() => answer(false)} />}
    </StepUpContext>
  )
}

function openQuestion(): Question {
  let answer: Question['answer'] = () => undefined
  const promise = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}

/** Makes the call, and once more after a proof was asked for and given. */
export async function runWithProof<Answer>(
  call: () => Promise<Answer>,
  ask: () => Promise<boolean>,
): Promise<Answer> {
  try {
    return await call()
  } catch (refusal) {
    if (!isProofNeeded(refusal) || !(await ask())) throw refusal
    return await call()
  }
}
