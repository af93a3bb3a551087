import { storyPicture } from '@tower/contract/outreach/story-desk.ts'
import { storyCalls } from '../../../outreach/stories/story-desk.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { UploadField } from '../../../ui/upload-field/upload-field.tsx'
import type { SendFile } from '../../../ui/upload-field/use-uploads.ts'
import { useUploadFault } from '../use-upload-fault.ts'
import type { StoryPartProps } from './story-fields.tsx'
import styles from './stories.module.css'

export type StoryPictureProps = Pick<StoryPartProps, 'typed' | 'onType'> & {
  onUnderWay: (isUnderWay: boolean) => void
}

/** The picture of a story: one file, or none. It stands with the story once that is saved. */
export default function StoryPicture({ typed, onType, onUnderWay }: StoryPictureProps) {
  const { editor: texts } = useTexts('storyDesk')
  const explain = useUploadFault(texts.uploads)
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
        onUnderWay={onUnderWay}
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
