import { useQueryClient } from '@tanstack/react-query'
import { classroomPhoto } from '@tower/contract/spending/photos.ts'
import { useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { NotSentError, useCoverFaces } from '../../pictures/cover-faces/use-cover-faces.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { CheckField, SelectField } from '../../ui/field/field.tsx'
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
  const { offer } = useTexts('coverFaces')
  const { askCovers, step } = useCoverFaces()
  const [isWished, setWished] = useState<boolean>()
  // Whoever has the consents on file may show faces, and can choose to cover them all the same.
  const isCovering = isWished ?? words.statement !== 'consents_on_file'
  const send: SendFile = async (file, onPercent, signal) => {
    setUploaded(false)
    const covers = isCovering ? await askCovers(file, signal) : undefined
    await photoCalls.upload(file, { ...words, classroomId, covers }, { onPercent, signal })
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
        <CheckField
          label={offer}
          checked={isCovering}
          onChange={(event) => setWished(event.target.checked)}
        />
        <UploadField label={texts.photos} rule={classroomPhoto} send={send} explain={useUploadWords()} />
        {step}
        <p role="status">{isUploaded && texts.uploaded}</p>
      </div>
    </Card>
  )
}

/** Why a photo did not arrive: a reason that is known, else whether the server or the way to it failed. */
function useUploadWords(): (error: unknown) => string {
  const { add, refused, signIn } = useTexts('photos')
  const { declined } = useTexts('coverFaces')
  return (error) =>
    error instanceof NotSentError
      ? declined
      : explainError(error, {
          refused,
          statuses: { 401: signIn },
          network: add.wrong,
          failed: add.failed,
        })
}
