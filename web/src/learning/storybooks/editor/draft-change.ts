import { onOneLineInOneSpelling as onOneLine } from '@tower/contract/name-rule.ts'
import type { StorybookChange } from '../storybooks.api.ts'
import type { Draft, DraftPage } from './draft.ts'

/** What of a draft differs from what is kept; undefined where nothing does. Spaces, which the calls tidy up, make no difference. */
export function changeOf(base: Draft, mine: Draft): StorybookChange | undefined {
  const change: StorybookChange = {
    ...(onOneLine(base.title) !== onOneLine(mine.title) && { title: mine.title }),
    ...(onOneLine(base.grade_level) !== onOneLine(mine.grade_level) && {
      grade_level: onOneLine(mine.grade_level) || null,
    }),
    ...(base.teacher_notes !== mine.teacher_notes && { teacher_notes: mine.teacher_notes }),
    ...changedChoices(base, mine),
    ...(String(base.kept_words) !== String(mine.kept_words) && { kept_words: [...mine.kept_words] }),
    ...(!hasSamePages(base, mine) && { pages: mine.pages.map((page) => wishOf(base, page)) }),
  }
  return Object.keys(change).length === 0 ? undefined : change
}

function changedChoices(base: Draft, mine: Draft): StorybookChange {
  return {
    ...(base.language !== mine.language && { language: mine.language }),
    ...(base.other_language !== mine.other_language && { other_language: mine.other_language }),
    ...(base.reading !== mine.reading && { reading: mine.reading }),
    ...(base.style !== mine.style && { style: mine.style }),
    ...(base.include_illustrations !== mine.include_illustrations && {
      include_illustrations: mine.include_illustrations,
    }),
  }
}

function wishOf(base: Draft, page: DraftPage) {
  const { altText, ...words } = page
  const kept = base.pages.find(({ id }) => id === page.id)?.altText
  // What was drawn along with a picture is not sent back as the teacher's own: a new picture brings its own description.
  const isOwn = altText !== null && (altText.en !== kept?.en || altText.es !== kept.es)
  return { ...words, ...(isOwn && { altText }) }
}

function hasSamePages(base: Draft, mine: Draft): boolean {
  return JSON.stringify(base.pages.map(tidy)) === JSON.stringify(mine.pages.map(tidy))
}

const clean = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n')

function tidy({ id, text, otherText, caption, prompt, altText }: DraftPage) {
  const alt = altText && [altText.en.trim(), altText.es.trim()]
  return [id, clean(text), otherText === null ? null : clean(otherText), onOneLine(caption), prompt, alt]
}
