import type { TeacherPhoto } from '@tower/contract/spending/photos.contract.ts'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PhotoWordsFields } from './photo-words-fields.tsx'
import { photoCalls, type PhotoWords } from './photos.api.ts'
import styles from './photos.module.css'
import { usePhotoChange } from './use-photo-change.ts'

/** Other words for a photo that waits. What was typed stays where saving fails. */
export function EditPhoto({ photo, onClose }: { photo: TeacherPhoto; onClose: () => void }) {
  const texts = useTexts('photos')
  const [words, setWords] = useState<PhotoWords>({
    caption: photo.caption,
    statement: photo.statement ?? undefined,
  })
  const save = usePhotoChange(
    (wish: PhotoWords) => photoCalls.change(photo.id, wish).then(onClose),
    texts.saved,
  )
  return (
    <Dialog isOpen onClose={onClose} title={texts.editTitle}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(words)
        }}
      >
        <PhotoWordsFields words={words} onChange={setWords} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" kind="primary" pending={save.isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
