import {
  maxSlideBodyLength,
  maxSlideLabelLength,
  maxSlideLinkLength,
  maxSlideTitleLength,
  slideSeconds,
} from '@tower/contract/outreach/broadcast-slides.ts'
import { broadcastKinds, broadcastTransitions } from '@tower/contract/outreach/broadcasts.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import styles from './slides.module.css'
import type { SlideFault, TypedSlide } from './typed-slide.ts'

export type SlidePartProps = {
  typed: TypedSlide
  faults: readonly SlideFault[]
  onType: (part: Partial<TypedSlide>) => void
}

/** What a slide says and shows. */
export function SlideFields({ typed, faults, onType }: SlidePartProps) {
  const { editor: texts } = useTexts('slides')
  return (
    <>
      <TextField
        label={texts.heading}
        maxLength={maxSlideTitleLength}
        autoComplete="off"
        error={faults.includes('title') ? texts.headingMissing : undefined}
        value={typed.title}
        onChange={({ target }) => onType({ title: target.value })}
      />
      <Kind typed={typed} onType={onType} />
      {typed.kind === 'content' && (
        <TextAreaField
          label={texts.body}
          hint={texts.bodyHint}
          rows={3}
          maxLength={maxSlideBodyLength}
          value={typed.body}
          onChange={({ target }) => onType({ body: target.value })}
        />
      )}
      <TextField
        label={texts.media}
        hint={texts.mediaHint}
        optional
        autoComplete="off"
        maxLength={maxSlideLinkLength}
        value={typed.media}
        onChange={({ target }) => onType({ media: target.value })}
      />
      <div className={styles.pair}>
        <TextField
          label={texts.label}
          optional
          autoComplete="off"
          maxLength={maxSlideLabelLength}
          value={typed.label}
          onChange={({ target }) => onType({ label: target.value })}
        />
        <TextField
          label={texts.link}
          hint={texts.linkHint}
          optional
          autoComplete="off"
          maxLength={maxSlideLinkLength}
          value={typed.link}
          onChange={({ target }) => onType({ link: target.value })}
        />
      </div>
    </>
  )
}

/** The kind of a slide. A draw stands a little longer than words, unless somebody chose how long. */
function Kind({ typed, onType }: Pick<SlidePartProps, 'typed' | 'onType'>) {
  const { editor: texts, kinds, transitions } = useTexts('slides')
  const usual = (kind: TypedSlide['kind']) =>
    String(kind === 'randomizer' ? slideSeconds.randomizer : slideSeconds.usual)
  const choose = (value: string) => {
    const kind = broadcastKinds.find((name) => name === value) ?? 'content'
    onType({ kind, ...(typed.seconds === usual(typed.kind) && { seconds: usual(kind) }) })
  }
  const hint = typed.kind === 'randomizer' ? texts.drawHint : texts.liveHint
  return (
    <div className={styles.pair}>
      <SelectField
        label={texts.kind}
        hint={typed.kind === 'content' ? undefined : hint}
        value={typed.kind}
        onChange={({ target }) => choose(target.value)}
      >
        {broadcastKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.transition}
        value={typed.transition}
        onChange={({ target }) =>
          onType({ transition: broadcastTransitions.find((name) => name === target.value) ?? 'fade' })
        }
      >
        {broadcastTransitions.map((name) => (
          <option key={name} value={name}>
            {transitions[name]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
