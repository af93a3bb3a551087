import type { Acting } from '../people/draw-child.ts'
import type { Child } from '../picture.ts'
import type { PropName } from '../props/all-props.ts'

/** A child on the page: where its feet are, how large it is, what it does. */
export type Actor = {
  child: Child
  x: number
  y: number
  scale: number
  acting: Omit<Acting, 'held'>
  holds: PropName | undefined
}

/** A thing that nobody holds. */
export type Placed = { name: PropName; x: number; y: number; scale: number }

export type Staged = {
  actors: readonly Actor[]
  things: readonly Placed[]
  horizon: number
  /** Whether the reader looks down at them. */
  above: boolean
}
