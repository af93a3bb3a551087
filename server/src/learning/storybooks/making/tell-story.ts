import type { StoryNotice } from '@tower/contract/learning/storybooks/storybook.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Services } from '../../../services.ts'
import { findWriter } from '../../writer/find-writer.ts'
import type { Writer } from '../../writer/writer.ts'
import { WriterFailure } from '../../writer/writer-failure.ts'
import type { BookRow } from '../books/stored-page.ts'
import { createHidePrivate, type HidePrivate } from '../safety/hide-private.ts'
import type { Story, StoryInput } from '../story/story.ts'
import { writeStory } from '../story/write-story.ts'
import { gradeLevelOf } from './grade-level.ts'
import { selectNames } from './people.queries.ts'
import { writeStoryWithProvider } from './provider/write-story-with-provider.ts'

export type Telling = {
  book: BookRow
  captions: readonly string[]
  /** What is built in tells, whatever the teacher agreed to. */
  isBuiltIn: boolean
  seed: number
}

export type ToldStory = {
  pages: { text: string; otherText: string | null; prompt: string }[]
  notices: StoryNotice[]
  writer: 'built-in' | 'provider'
}

/**
 * Tells a book in its languages, outside any transaction: by the provider where one is set up and the teacher agreed to it, else
 * by what is built in. What could tell who a child is goes into neither, and out of neither.
 */
export async function tellStory(services: Services, telling: Telling): Promise<ToldStory> {
  const { book, isBuiltIn } = telling
  const teacherId = book.teacher_id
  const { hide, names } = await services.database.read(async (tx) => ({
    hide: await createHidePrivate(tx, book),
    names: await selectNames(tx, teacherId),
  }))
  const writer = isBuiltIn ? undefined : await findWriter(services, { teacherId })
  const { input, notices } = readInput(telling, hide)
  const tell = (language: Language) => tellIn({ ...input, language }, { writer, names, teacherId, hide })
  const told = await tell(book.language)
  const other = book.other_language === null ? undefined : await tell(book.other_language)
  return {
    pages: told.pages.map(({ text, prompt }, at) => ({
      ...{ text, prompt },
      otherText: other ? (other.pages[at]?.text ?? '') : null,
    })),
    // What the other language tells is told.
    notices: [...notices, ...told.notices.filter(({ kind }) => !other || kind !== 'other_language')],
    writer: told.writer,
  }
}

type Input = Omit<StoryInput, 'language'>

function readInput(
  { book, captions, seed }: Telling,
  hide: HidePrivate,
): { input: Input; notices: StoryNotice[] } {
  const notices: StoryNotice[] = []
  const clean = (text: string) => {
    const { text: hidden, found } = hide(text, book.language)
    for (const { kind, quote } of found)
      notices.push({ kind: kind === 'name' ? 'name_replaced' : 'private', quote })
    return hidden
  }
  const input = {
    title: clean(book.title),
    gradeLevel: gradeLevelOf(book.grade_level),
    reading: book.reading,
    notes: clean(book.teacher_notes),
    photos: captions.map((caption) => ({ caption: clean(caption) })),
    seed,
  }
  return { input, notices }
}

type Told = { writer: Writer | undefined; names: readonly string[]; teacherId: string; hide: HidePrivate }
type InOne = Pick<Story, 'pages' | 'notices'> & Pick<ToldStory, 'writer'>

async function tellIn(input: StoryInput, { writer, names, teacherId, hide }: Told): Promise<InOne> {
  const draft = writeStory(input)
  if (writer) {
    try {
      const pages = await writeStoryWithProvider(writer, { input, draft, names, teacherId })
      if (pages.some(({ text, prompt }) => hide(`${text}\n${prompt}`, input.language).found.length > 0))
        throw new WriterFailure('unusable', 'the answer has something that could tell who a child is')
      return { pages, notices: [...draft.notices], writer: 'provider' }
    } catch (error) {
      // Taken back at this very moment: that is no failure, the teacher wants what is built in.
      if (!(error instanceof WriterFailure && error.kind === 'not_agreed')) throw error
    }
  }
  const pages = draft.pages.map(({ text, prompt, pageNumber }) => ({
    ...{ pageNumber, text: hide(text, input.language).text, prompt: hide(prompt, input.language).text },
  }))
  return { pages, notices: [...draft.notices], writer: 'built-in' }
}
