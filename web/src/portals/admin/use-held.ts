import { useState } from 'react'

/** A value as it was before it was held: what a form was opened for stays what it is about. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [before, setBefore] = useState(value)
  if (!isHeld && before !== value) setBefore(value)
  return isHeld ? before : value
}
