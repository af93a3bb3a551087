type Fields = Readonly<Record<string, string>>

/** What became of a form: nothing typed is lost, and each fault stands at its field. */
export type FormAnswer = {
  outcome: 'done' | 'refused'
  values: Fields
  faults: Fields
  /** What is wrong with the sending rather than with a field. */
  failure?: string
  status: number
}
