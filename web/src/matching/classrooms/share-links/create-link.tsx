import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mostNoteCharacters } from '@tower/contract/matching/share-links.ts'
import { useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { ShareLink } from '../../../ui/share/share-link.tsx'
import { readShareLinksAgain, shareLinkCalls } from './share-links.api.ts'
import styles from './share-links.module.css'

export type CreateLinkProps = { classrooms: readonly { id: string; public_name: string }[] }

/** Makes a link and shows it, to be copied or sent on. What was typed stays where that fails. */
export function CreateLink({ classrooms }: CreateLinkProps) {
  const { create: texts, refused, signIn } = useTexts('shareLinks')
  const [note, setNote] = useState('')
  const [classroomId, setClassroomId] = useState<string>()
  const create = useCreateLink(() => setNote(''))
  const words = { refused, statuses: { 401: signIn }, failed: texts.failed }
  return (
    <Card title={texts.title}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!create.isPending) create.mutate({ note, classroomId })
        }}
      >
        {create.isError && <Notice tone="danger">{explainError(create.error, words)}</Notice>}
        {classrooms.length > 1 && (
          <SelectField
            label={texts.classroom}
            value={classroomId ?? classrooms[0]?.id}
            onChange={(event) => setClassroomId(event.target.value)}
          >
            {classrooms.map(({ id, public_name: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={texts.note}
          hint={texts.noteHint}
          optional
          maxLength={mostNoteCharacters}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" kind="primary" pending={create.isPending}>
          {texts.submit}
        </Button>
      </form>
      {create.data && <MadeLink key={create.data.code} {...create.data} />}
    </Card>
  )
}

/** A form keeps its key until it made a link: sent again after a lost answer, it makes no second one. */
function useCreateLink(onMade: () => void) {
  const client = useQueryClient()
  const [key, setKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: ({ note, classroomId }: { note: string; classroomId: string | undefined }) =>
      shareLinkCalls.create({ note, classroom_id: classroomId, request_key: key }),
    onSuccess: () => {
      onMade()
      setKey(crypto.randomUUID())
      return readShareLinksAgain(client)
    },
  })
}

function MadeLink({ url, code }: { url: string; code: string }) {
  const { create: texts } = useTexts('shareLinks')
  return (
    <div className={styles.made} role="status">
      <h3>{texts.made}</h3>
      <p>
        {texts.code}: <b className={styles.code}>{code}</b>
      </p>
      <ShareLink label={texts.url} url={url} message={texts.message} words={texts.words} />
    </div>
  )
}
