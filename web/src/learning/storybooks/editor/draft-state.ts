import type { OwnStorybook } from '../storybooks.api.ts'
import { type Draft, draftOf } from './draft.ts'
import { keyOf, readText, writeText } from './draft-texts.ts'
import { type Conflict, mergeDrafts } from './merge-drafts.ts'

/** How many steps can be undone. */
const mostSteps = 100

export type DraftState = {
  /** As it lies on the server, as far as this window knows. */
  book: OwnStorybook
  base: Draft
  mine: Draft
  conflicts: readonly Conflict[]
  past: readonly Draft[]
  future: readonly Draft[]
  /** What was typed last: more of the same is one step. */
  step: string
}

export type DraftAction =
  | { kind: 'type'; draft: Draft; step: string }
  | { kind: 'pause' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** The server says how the book is now: another window changed it, or a picture is there. */
  | { kind: 'arrived'; book: OwnStorybook }
  /** What this window sent is kept. */
  | { kind: 'saved'; book: OwnStorybook; sent: Draft }
  | { kind: 'decided'; conflict: Conflict; text: string }

/** What was typed in this tab and never kept, and what it was typed on. */
export type KeptDraft = Pick<DraftState, 'base' | 'mine' | 'conflicts'>

/** A book as it was opened, with what was typed before and never kept: as another window's, it is joined with what lies there now. */
export function openDraft(book: OwnStorybook, kept?: Partial<KeptDraft>): DraftState {
  const base = draftOf(book)
  const opened = { book, base, mine: base, conflicts: [], past: [], future: [], step: '' }
  if (!kept?.base || !kept.mine) return opened
  // What an earlier version of this page kept may lack a field.
  const before = { base: { ...base, ...kept.base }, mine: { ...base, ...kept.mine } }
  return arrive({ ...opened, ...before, conflicts: kept.conflicts ?? [] }, book)
}

/** What becomes of a draft. */
export function changeDraft(state: DraftState, action: DraftAction): DraftState {
  switch (action.kind) {
    case 'type':
      return type(state, action)
    case 'pause':
      return { ...state, step: '' }
    case 'undo':
      return step(state, 'past', 'future')
    case 'redo':
      return step(state, 'future', 'past')
    case 'arrived':
      return arrive(state, action.book)
    case 'saved':
      return save(state, action)
    case 'decided':
      return decide(state, action)
  }
}

function type(state: DraftState, { draft, step: named }: { draft: Draft; step: string }): DraftState {
  if (draft === state.mine) return state
  const isMore = named !== '' && named === state.step
  const past = isMore ? state.past : [...state.past, state.mine].slice(-mostSteps)
  return { ...state, ...withMine(state, draft), past, future: [], step: named }
}

/** Another draft; in whatever is still undecided its own text stands as it is typed now, so that deciding for it loses no word. */
function withMine({ conflicts }: DraftState, mine: Draft): Pick<DraftState, 'mine' | 'conflicts'> {
  return { mine, conflicts: conflicts.map((one) => ({ ...one, mine: readText(mine, one.ref) ?? one.mine })) }
}

function step(state: DraftState, from: 'past' | 'future', to: 'past' | 'future'): DraftState {
  const draft = state[from].at(-1)
  if (!draft) return state
  return {
    ...state,
    ...withMine(state, draft),
    step: '',
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], state.mine],
  }
}

function arrive(state: DraftState, book: OwnStorybook): DraftState {
  if (book.version < state.book.version) return state
  const theirs = draftOf(book)
  const { draft, conflicts } = mergeDrafts({ base: state.base, mine: state.mine, theirs })
  const open = state.conflicts.filter(({ ref }) => !conflicts.some((one) => keyOf(one.ref) === keyOf(ref)))
  return { ...state, book, base: theirs, mine: draft, conflicts: [...open, ...conflicts] }
}

function save(state: DraftState, { book, sent }: { book: OwnStorybook; sent: Draft }): DraftState {
  const base = draftOf(book)
  const saved = new Map(base.pages.map((page) => [page.id, page]))
  const before = new Map(sent.pages.map((page) => [page.id, page]))
  // An emptied description comes back as it was drawn; all else stays as it stands in its field.
  const pages = state.mine.pages.map((page) => {
    const kept = saved.get(page.id)
    return kept && page.altText === before.get(page.id)?.altText ? { ...page, altText: kept.altText } : page
  })
  return { ...state, book, base, mine: { ...state.mine, pages } }
}

function decide(state: DraftState, { conflict, text }: { conflict: Conflict; text: string }): DraftState {
  const conflicts = state.conflicts.filter(({ ref }) => keyOf(ref) !== keyOf(conflict.ref))
  const isChanged = readText(state.mine, conflict.ref) !== text
  const draft = isChanged ? writeText(state.mine, conflict.ref, text) : state.mine
  return { ...type({ ...state, step: '' }, { draft, step: '' }), conflicts }
}
