import {
  maxStoryAlt,
  maxStoryLink,
  maxStorySummary,
  maxStoryTitle,
} from '@tower/contract/outreach/story-desk.ts'
import { fromOfficeTime } from '../../../matching/draws/office-time.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { zoneNow } from '../../../ui/time/zone-now.ts'
import styles from './stories.module.css'
import type { StoryFault, StoryWord, TypedStory } from './typed-story.ts'

export type StoryPartProps = {
  typed: TypedStory
  faults: readonly StoryFault[]
  onType: (part: Partial<TypedStory>) => void
}

/** What a story says, in both languages side by side. */
export function StoryWords(props: StoryPartProps) {
  const { editor: texts } = useTexts('storyDesk')
  const { faults } = props
  const missing = {
    title: faults.includes('title') ? texts.headingMissing : undefined,
    title_es: faults.includes('title_es') ? texts.spanishMissing : undefined,
  }
  return (
    <div className={styles.pair}>
      <OneLanguage
        {...props}
        lang="en"
        legend={texts.english}
        names={['title', 'summary', 'image_alt']}
        missing={missing.title}
      />
      <OneLanguage
        {...props}
        lang="es"
        legend={texts.spanish}
        names={['title_es', 'summary_es', 'image_alt_es']}
        missing={missing.title_es}
      />
    </div>
  )
}

type OneLanguageProps = StoryPartProps & {
  lang: 'en' | 'es'
  legend: string
  names: readonly [StoryWord, StoryWord, StoryWord]
  missing: string | undefined
}

function OneLanguage({ typed, onType, lang, legend, names, missing }: OneLanguageProps) {
  const { editor: texts } = useTexts('storyDesk')
  const [title, summary, alt] = names
  const field = (name: StoryWord) => ({
    name,
    lang,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  })
  return (
    <fieldset className={styles.language}>
      <legend>{legend}</legend>
      <TextField
        {...field(title)}
        label={texts.heading}
        error={missing}
        maxLength={maxStoryTitle}
        autoComplete="off"
      />
      <TextAreaField {...field(summary)} label={texts.text} rows={4} maxLength={maxStorySummary} />
      <TextField
        {...field(alt)}
        label={texts.alt}
        hint={texts.altHint}
        maxLength={maxStoryAlt}
        autoComplete="off"
      />
    </fieldset>
  )
}

/** Where a story leads, where it stands, and from when. */
export function StorySettings({ typed, faults, onType }: StoryPartProps) {
  const { editor: texts } = useTexts('storyDesk')
  const start = fromOfficeTime(typed.start)
  const utc = start && fillText(texts.utc, { time: start.toISOString().slice(0, 16).replace('T', ' ') })
  return (
    <div className={classNames(styles.pair, styles.settings)}>
      <TextField
        label={texts.link}
        hint={texts.linkHint}
        optional
        autoComplete="off"
        maxLength={maxStoryLink}
        value={typed.link}
        onChange={({ target }) => onType({ link: target.value })}
      />
      <TextField
        label={texts.place}
        hint={texts.placeHint}
        inputMode="numeric"
        error={faults.includes('place') ? texts.placeFault : undefined}
        value={typed.place}
        onChange={({ target }) => onType({ place: target.value })}
      />
      <TextField
        label={texts.start}
        hint={[fillText(texts.startHint, { zone: zoneNow() }), utc].filter(Boolean).join(' ')}
        optional
        type="datetime-local"
        error={faults.includes('start') ? texts.startFault : undefined}
        value={typed.start}
        onChange={({ target }) => onType({ start: target.value })}
      />
    </div>
  )
}
