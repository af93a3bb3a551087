/** A filter of a list, as it is shown: a choice, words, or a day. */
export type FilterField = {
  name: string
  label: string
  /** The choices of a closed filter. */
  options?: readonly { value: string; label: string }[]
  type?: 'text' | 'date'
}
