import type { StoryInput } from '../../../src/learning/storybooks/story/story.ts'

/** A week as a teacher notes it on a phone, and what she asks the book to be. */
export type BookReading = Pick<StoryInput, 'gradeLevel' | 'reading' | 'language' | 'title' | 'notes'> & {
  captions: readonly string[]
}
