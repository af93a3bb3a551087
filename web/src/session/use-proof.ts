import { type FormEvent, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { explainError } from '../api/explain-error.ts'
import { proofErrors } from './proof-words.ts'

/** One form that proves something: what is wrong, whether it is under way, and how to send it. */
export type Proving = {
  fault: string | undefined
  pending: boolean
  /** Gives the proof; `missing` is said instead while it is incomplete. */
  prove: (missing?: string) => void
  submit: (missing?: string) => (event: FormEvent) => void
}

/** Runs a proof and says why it was not accepted. What was typed stays. */
export function useProof(give: () => Promise<unknown>, onProved: () => void): Proving {
  const { stepUp } = useTexts('portal')
  const [fault, setFault] = useState<string>()
  const [pending, setPending] = useState(false)

  async function run() {
    setPending(true)
    setFault(undefined)
    try {
      await give()
      onProved()
    } catch (error) {
      setFault(explainError(error, proofErrors(stepUp.errors)))
      setPending(false)
    }
  }
  const prove = (missing?: string) => {
    if (pending) return
    if (missing) setFault(missing)
    else void run()
  }
  return {
    fault,
    pending,
    prove,
    submit: (missing) => (event) => {
      event.preventDefault()
      prove(missing)
    },
  }
}
