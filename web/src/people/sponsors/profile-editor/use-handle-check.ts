import { handlePattern } from '@tower/contract/people/sponsor-profiles.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { handleCheckQuery } from '../sponsors.api.ts'

export type HandleState = 'idle' | 'checking' | 'taken' | 'ok'

/** Time to finish a word before anybody is asked about it. */
const pauseMs = 350

/** A handle as it is saved. */
export const normalHandle = (typed: string) => typed.trim().toLowerCase()

/** Whether the handle that is being typed can be had. The sponsor's own and one that can't be any are not asked about. */
export function useHandleCheck(typed: string, own: string | null): HandleState {
  const handle = normalHandle(typed)
  const [settled, setSettled] = useState(handle)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(handle), pauseMs)
    return () => clearTimeout(timer)
  }, [handle])
  const isAsked = handle !== own && handlePattern.test(handle)
  const check = useQuery({ ...handleCheckQuery(settled), enabled: isAsked && settled === handle })
  if (!isAsked || check.isError) return 'idle'
  return settled !== handle || check.data === undefined ? 'checking' : check.data
}
