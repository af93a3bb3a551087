import type { Draft } from './draft.ts'
import { keyOf, readText, type TextRef, writeText } from './draft-texts.ts'
import type { OwnStorybook } from '../storybooks.api.ts'

/** What every part of the editor works on. */
export type Desk = {
  book: OwnStorybook
  draft: Draft
  /** A published book is read, not written. */
  isReadOnly: boolean
  /** `step` names what is typed: more of the same is undone at once. */
  change: (draft: Draft, step?: string) => void
  pageId: string | undefined
  goTo: (pageId: string | undefined) => void
}

/** Value and change of one text, for a field. */
export function bindText({ draft, isReadOnly, change }: Desk, ref: TextRef) {
  return {
    value: readText(draft, ref) ?? '',
    readOnly: isReadOnly,
    onChange: ({ target }: { target: { value: string } }) =>
      change(writeText(draft, ref, target.value), keyOf(ref)),
  }
}
