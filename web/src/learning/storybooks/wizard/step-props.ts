import type { OwnStorybook, StorybooksContext, TakeCredit } from '../storybooks.api.ts'
import type { BookDraft } from './use-book-draft.ts'

export type BookWizardProps = {
  book: OwnStorybook
  context: StorybooksContext
  students: readonly string[] | undefined
  takeCredit: TakeCredit
}

/** What each step of the wizard works on. */
export type StepProps = BookWizardProps & {
  draft: BookDraft
  /** Saves what differs, and answers the book as it is then. */
  save: () => Promise<OwnStorybook>
  /** Why what is vouched for of the photos is not enough. */
  problem: string | undefined
}
