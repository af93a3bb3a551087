/** What is said for a writing. */
export type BenchWords = { title: string; grade: string; notes: string }

/** A text that two windows changed, each in its way. */
export type BenchConflict = { field: keyof BenchWords; mine: string; theirs: string }

export type BenchState = {
  /** Of the book that the words were begun on, or joined with last; undefined without one. */
  version: number | undefined
  base: BenchWords
  mine: BenchWords
  conflicts: readonly BenchConflict[]
  /** What was sent last to be written from. */
  sent?: BenchWords
}

const fields = ['title', 'grade', 'notes'] as const

/** Joins what is typed with what the server has now. What only one side changed is taken; of the rest both texts are told. */
export function joinBenchWords(
  state: BenchState,
  { version, words: theirs }: { version: number; words: BenchWords },
): BenchState {
  const { base, sent } = state
  if (state.version !== undefined && version <= state.version) return state
  const mine = { ...state.mine }
  const conflicts = new Map(state.conflicts.map((conflict) => [conflict.field, conflict]))
  for (const field of fields) {
    const [own, other] = [mine[field], theirs[field]]
    if (isSame(own, other)) conflicts.delete(field)
    if (isSame(own, other) || isSame(other, base[field]) || isSame(other, sent?.[field])) continue
    if (isSame(own, base[field])) mine[field] = other
    else conflicts.set(field, { field, mine: own, theirs: other })
  }
  return { ...state, version, base: theirs, mine, conflicts: [...conflicts.values()] }
}

/** Spaces at the ends make no difference. */
const isSame = (one: string, other: string | undefined) => one.trim() === other?.trim()
