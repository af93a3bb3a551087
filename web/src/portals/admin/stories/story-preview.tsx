import type { Language } from '@tower/contract/language.ts'
import { type MouseEvent, useState } from 'react'
import { useLoaderData } from 'react-router'
import { StoryCarousel } from '../../../outreach/stories/story-carousel.tsx'
import type { Texts } from '../../../texts/texts.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Segment } from '../../../ui/segment/segment.tsx'
import styles from './stories.module.css'
import { shownOf, type TypedStory } from './typed-story.ts'

/** What the page of a story loads, so that each preview has the words of its own language. */
export type PreviewWords = { previewWords: Record<Language, Texts['stories']> }

/** The story as the home page shows it in either language, drawn by the very part that shows it to visitors. */
export default function StoryPreview({ typed }: { typed: TypedStory }) {
  const { editor: texts } = useTexts('storyDesk')
  const { previewWords } = useLoaderData<PreviewWords>()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const options = [
    { value: 'en', label: texts.english },
    { value: 'es', label: texts.spanish },
  ]
  return (
    <div className={styles.preview}>
      <Segment
        legend={texts.language}
        name="preview"
        options={options}
        value={language}
        onChoose={(value) => setLanguage(value === 'es' ? 'es' : 'en')}
      />
      <p className={styles.quiet}>{texts.previewHint}</p>
      <div lang={language} onClickCapture={stay}>
        <StoryCarousel stories={[shownOf(typed, language)]} words={previewWords[language]} />
      </div>
    </div>
  )
}

/** What was typed is not left behind by a press on a link that is only looked at. */
function stay(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) {
    event.preventDefault()
    event.stopPropagation()
  }
}
