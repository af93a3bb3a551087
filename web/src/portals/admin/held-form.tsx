import { Fragment, type ReactNode, useState } from 'react'
import { useHeld } from './use-held.ts'

type HeldFormProps<Value> = {
  value: Value
  /** Another key is another form. */
  keyOf: (value: Value) => string
  /** The form of a value; it says when it was saved. */
  children: (value: Value, onSaved: () => void) => ReactNode
}

/** A form that begins anew when what it shows was changed elsewhere, unless somebody has begun to type: then it stays as it is. */
export function HeldForm<Value>({ value, keyOf, children }: HeldFormProps<Value>) {
  const [isBegun, setBegun] = useState(false)
  const shown = useHeld(value, isBegun)
  return (
    <div onInput={() => setBegun(true)}>
      <Fragment key={keyOf(shown)}>{children(shown, () => setBegun(false))}</Fragment>
    </div>
  )
}
