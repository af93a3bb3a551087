import { maxNoteBodyLength, maxNoteSubjectLength } from '@tower/contract/learning/tools.ts'
import type { NoteContent } from '../../../learning/tools/tools.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { CopyResult } from './copy-result.tsx'
import { OtherNames } from './other-names.tsx'
import styles from './tool-frame.module.css'

export type NoteSide = Pick<NoteContent, 'language' | 'subject' | 'body'>

export type NoteFieldsProps = {
  side: NoteSide
  about: string | null
  onChange: (side: NoteSide) => void
  /** What was typed is to be kept. */
  onLeave: () => void
}

const leastRows = 4
const mostRows = 28

/** A note in one language, to be changed where it stands and carried away. */
export function NoteFields({ side, about, onChange, onLeave }: NoteFieldsProps) {
  const { result: texts } = useTexts('tools')
  const { language, subject, body } = side
  const name = texts.languages[language]
  const rows = Math.min(mostRows, Math.max(leastRows, body.split('\n').length + Math.ceil(body.length / 48)))
  const put = (part: Partial<NoteSide>) => onChange({ ...side, ...part })
  return (
    <Stack as="section" aria-label={name} gap={3}>
      <h3>{name}</h3>
      <TextField
        label={texts.subject}
        lang={language}
        value={subject}
        maxLength={maxNoteSubjectLength}
        onChange={({ target }) => put({ subject: target.value })}
        onBlur={onLeave}
      />
      <TextAreaField
        label={texts.body}
        lang={language}
        className={styles.grows}
        rows={rows}
        value={body}
        maxLength={maxNoteBodyLength}
        onChange={({ target }) => put({ body: target.value })}
        onBlur={onLeave}
      />
      {/* Said at the top already, to who listens; who looks is at the button by now. */}
      <OtherNames texts={[subject, body]} about={about} announce={false} />
      <CopyResult text={`${subject}\n\n${body}`} of={name} />
    </Stack>
  )
}
