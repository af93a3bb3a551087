import { storyPicture } from '@tower/contract/outreach/story-desk.ts'
import { explainError } from '../../../api/explain-error.ts'
import { storyCalls } from '../../../outreach/stories/story-desk.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { UploadField } from '../../../ui/upload-field/upload-field.tsx'
import type { SendFile } from '../../../ui/upload-field/use-uploads.ts'
import { actErrors } from '../admin-errors.ts'
import type { StoryPartProps } from './story-fields.tsx'
import styles from './stories.module.css'

/** The picture of a story: one file, or none. It stands with the story once that is saved. */
export default function StoryPicture({ typed, onType }: Pick<StoryPartProps, 'typed' | 'onType'>) {
  const { editor: texts } = useTexts('storyDesk')
  const explain = useExplain()
  const send: SendFile = async (file, onPercent, signal) => {
    const { picture_url: image, url } = await storyCalls.uploadPicture(file, { onPercent, signal })
    onType({ image, imageShown: url })
  }
  const remove = () => onType({ image: '', imageShown: '' })
  return (
    <div className={styles.picture}>
      <UploadField
        label={texts.picture}
        rule={storyPicture}
        multiple={false}
        send={send}
        explain={explain}
        onRemove={remove}
      />
      {typed.image !== '' && (
        <Button size="s" onClick={remove}>
          {texts.pictureRemove}
        </Button>
      )}
    </div>
  )
}

function useExplain(): (error: unknown) => string {
  const { editor } = useTexts('storyDesk')
  const admin = useTexts('admin')
  const { uploads } = editor
  const { refused } = actErrors(admin, uploads.failed)
  return (error) =>
    explainError(error, {
      refused: {
        ...refused,
        'files.unreadable': uploads.unreadable,
        'files.wrong_kind': uploads.wrongKind,
        'files.too_many_pixels': uploads.tooManyPixels,
        'files.too_large': uploads.tooLarge,
        'files.empty': uploads.empty,
        'files.storage_full': uploads.full,
        'files.too_many_waiting': uploads.waiting,
      },
      failed: uploads.failed,
    })
}
