import type { ReactNode } from 'react'

/** What a field of its own is given: what the filter is called, what it is on, and how to set it. */
export type OwnFilterProps = {
  name: string
  label: string
  value: string
  /** How what it is on is called. */
  shown: string | undefined
  choose: (value: string) => void
}

/** A filter of a list, as it is shown: a choice, words, a day, or a field of its own. */
export type FilterField = {
  name: string
  label: string
  /** The choices of a closed filter. */
  options?: readonly { value: string; label: string }[]
  type?: 'text' | 'date'
  /** What takes the place of the usual field, where nobody types the value itself, such as an id. */
  field?: (props: OwnFilterProps) => ReactNode
  /** How what it is on is called, where that is not the value. */
  shown?: string | undefined
}
