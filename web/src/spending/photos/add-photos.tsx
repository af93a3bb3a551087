import { useQueryClient } from '@tanstack/react-query'
import { classroomPhoto } from '@tower/contract/spending/photos.ts'
import { useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { SelectField } from '../../ui/field/field.tsx'
import type { SendFile } from '../../ui/upload-field/use-uploads.ts'
import { UploadField } from '../../ui/upload-field/upload-field.tsx'
import { PhotoWordsFields } from './photo-words-fields.tsx'
import { photoCalls, type PhotoWords, readPhotosAgain } from './photos.api.ts'
import styles from './photos.module.css'

export type AddPhotosProps = {
  /** Those the teacher leads; which one is asked only where there are several. */
  classrooms: readonly { id: string; public_name: string }[]
}

/** Chooses photos, says what they show, and sends each by itself. What was said stays for the next ones until it is changed. */
export function AddPhotos({ classrooms }: AddPhotosProps) {
  const { add: texts } = useTexts('photos')
  const [words, setWords] = useState<PhotoWords>({ caption: '', statement: undefined })
  const [classroomId, setClassroomId] = useState<string>()
  const [isUploaded, setUploaded] = useState(false)
  const client = useQueryClient()
  const send: SendFile = async (file, onPercent, signal) => {
    setUploaded(false)
    await photoCalls.upload(file, { ...words, classroomId }, { onPercent, signal })
    setUploaded(true)
    setWords((before) => ({ ...before, caption: '' }))
    await readPhotosAgain(client)
  }
  return (
    <Card title={texts.title} className={styles.add}>
      <div className={styles.form}>
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
        <PhotoWordsFields words={words} onChange={setWords} />
        <UploadField label={texts.photos} rule={classroomPhoto} send={send} explain={useUploadWords()} />
        <p role="status">{isUploaded && texts.uploaded}</p>
      </div>
    </Card>
  )
}

/** Why a photo did not arrive: a reason that is known, else whether the server or the way to it failed. */
function useUploadWords(): (error: unknown) => string {
  const { add, refused, signIn } = useTexts('photos')
  return (error) =>
    explainError(error, {
      refused,
      statuses: { 401: signIn },
      network: add.wrong,
      failed: add.failed,
    })
}
