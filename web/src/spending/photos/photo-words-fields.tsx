import {
  mostCaptionCharacters,
  type PhotoStatement,
  photoStatements,
} from '@tower/contract/spending/photos.ts'
import { useId } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RadioField, TextField } from '../../ui/field/field.tsx'
import type { PhotoWords } from './photos.api.ts'
import styles from './photos.module.css'

export type PhotoWordsFieldsProps = { words: PhotoWords; onChange: (words: PhotoWords) => void }

/** What stands under a photo, and what its teacher vouches for. */
export function PhotoWordsFields({ words, onChange }: PhotoWordsFieldsProps) {
  const { add: texts } = useTexts('photos')
  const name = useId()
  const { caption, statement } = words
  const choose = (chosen: PhotoStatement) => onChange({ ...words, statement: chosen })
  return (
    <>
      <TextField
        label={texts.caption}
        hint={texts.captionHint}
        optional
        maxLength={mostCaptionCharacters}
        value={caption}
        onChange={(event) => onChange({ ...words, caption: event.target.value })}
      />
      <p className={styles.counter}>
        {fillText(texts.counter, { count: caption.length, most: mostCaptionCharacters })}
      </p>
      <fieldset className={styles.choices} aria-describedby={`${name}-later`}>
        <legend>{texts.statement}</legend>
        {photoStatements.map((value) => (
          <RadioField
            key={value}
            label={texts.statements[value]}
            name={name}
            value={value}
            checked={statement === value}
            onChange={() => choose(value)}
          />
        ))}
        <p id={`${name}-later`} className={styles.quiet}>
          {texts.later}
        </p>
      </fieldset>
    </>
  )
}
