import { onOneLineInOneSpelling } from '@tower/contract/name-rule.ts'

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
  // Once it came back, what was sent tells nothing of what another window writes later.
  const { sent, ...rest } = state
  const { base } = rest
  if (state.version !== undefined && version <= state.version) return state
  const mine = { ...state.mine }
  const conflicts = new Map(state.conflicts.map((conflict) => [conflict.field, conflict]))
  for (const field of fields) {
    const [own, other] = [mine[field], theirs[field]]
    const isTheirs = (text?: string) => text !== undefined && asKept(field, text) === asKept(field, other)
    if (isTheirs(own)) conflicts.delete(field)
    if (isTheirs(own) || isTheirs(base[field]) || isTheirs(sent?.[field])) continue
    if (asKept(field, own) === asKept(field, base[field])) mine[field] = other
    else conflicts.set(field, { field, mine: own, theirs: other })
  }
  return { ...rest, version, base: theirs, mine, conflicts: [...conflicts.values()] }
}

/** Types on, also into a text that two windows changed: what is decided later holds all of it. */
export function typeBenchWords(state: BenchState, part: Partial<BenchWords>): BenchState {
  const mine = { ...state.mine, ...part }
  const conflicts = state.conflicts.map((conflict) => ({ ...conflict, mine: mine[conflict.field] }))
  return { ...state, mine, conflicts }
}

/** As the server keeps it: spaces at the ends make no difference, and of one line none that are doubled. */
const asKept = (field: keyof BenchWords, text: string) =>
  field === 'notes' ? text.trim() : onOneLineInOneSpelling(text)
