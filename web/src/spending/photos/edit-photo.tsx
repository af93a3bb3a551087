import type { TeacherPhoto } from '@tower/contract/spending/photos.contract.ts'
import { useAct } from '../../session/use-act.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { PhotoWordsFields } from './photo-words-fields.tsx'
import { photoCalls, type PhotoWords } from './photos.api.ts'
import { usePhotoActs } from './use-photo-acts.ts'

/** Other words for a photo that waits. What was typed stays where saving fails. */
export function EditPhoto({ photo, onClose }: { photo: TeacherPhoto; onClose: () => void }) {
  const texts = useTexts('photos')
  const save = useAct((words: PhotoWords) => photoCalls.change(photo.id, words), {
    ...usePhotoActs(),
    done: texts.saved,
    onDone: onClose,
  })
  const form = useForm<PhotoWords>({
    first: { caption: photo.caption, statement: photo.statement ?? undefined },
    act: save,
    onSend: save.run,
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.editTitle}>
      <Stack as="form" {...form.props}>
        <PhotoWordsFields words={form.values} onChange={form.set} />
        <Row justify="last">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" kind="primary" pending={save.isPending}>
            {texts.save}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
