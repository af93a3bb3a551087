import { useNavigate } from 'react-router'
import type { Failure } from './sign-in-words.ts'
import type { Entered } from './submit-sign-in.ts'

/** Sends on who has come in; gives what went wrong otherwise. */
export function useEnter() {
  const navigate = useNavigate()
  return (entered: Entered): Failure | undefined => {
    if ('failure' in entered) return entered.failure
    void navigate(entered.to, { replace: true })
  }
}
