import { useEffect, useState } from 'react'

const typingPauseMs = 400

/** What was typed, once nobody has typed for a moment. */
export function useSettled<Typed>(typed: Typed): Typed {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
