import { maxNoteBodyLength, maxNoteSubjectLength } from '@tower/contract/learning/tools.ts'
import { useState } from 'react'
import type { NoteContent } from '../../../learning/tools/tools.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { copyText } from '../../../ui/copy/copy-text.ts'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'

export type NoteSide = Pick<NoteContent, 'language' | 'subject' | 'body'>

export type NoteFieldsProps = {
  side: NoteSide
  onChange: (side: NoteSide) => void
  /** What was typed is to be kept. */
  onLeave: () => void
}

const leastRows = 10
const mostRows = 28

/** A note in one language, to be changed where it stands and carried away. */
export function NoteFields({ side, onChange, onLeave }: NoteFieldsProps) {
  const { result: texts } = useTexts('tools')
  const { language, subject, body } = side
  const [isCopied, setCopied] = useState<boolean>()
  const name = texts.languages[language]
  const rows = Math.min(mostRows, Math.max(leastRows, body.split('\n').length + Math.ceil(body.length / 48)))
  const put = (part: Partial<NoteSide>) => {
    setCopied(undefined)
    onChange({ ...side, ...part })
  }
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
        rows={rows}
        value={body}
        maxLength={maxNoteBodyLength}
        onChange={({ target }) => put({ body: target.value })}
        onBlur={onLeave}
      />
      <Row>
        <Button onClick={() => void copyText(`${subject}\n\n${body}`).then(setCopied)}>
          {texts.copy} <span className="visually-hidden">{name}</span>
        </Button>
        <span role="status">
          {isCopied === true && texts.copied}
          {isCopied === false && texts.byHand}
        </span>
      </Row>
    </Stack>
  )
}
