import { maxPageCaptionLength } from '@tower/contract/learning/storybooks/storybooks.ts'
import { useState } from 'react'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckField, TextField } from '../../../ui/field/field.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { Text } from '../../../ui/type/type.tsx'
import styles from './photo-choice.module.css'
import { readStoryPhotosAgain, type StoryPhoto, storyPhotoCalls } from '../story-photos.api.ts'

const RemovePhotoDialog = lateInBrowser(() => import('./remove-photo-dialog.tsx'))

export type PhotoTileProps = {
  photo: StoryPhoto
  number: number
  isChosen: boolean
  /** No further photo can be chosen. */
  isFull: boolean
  onToggle: () => void
  onGone: () => void
}

/** One of the own photos: whether the book is told from it, and what it shows. */
export function PhotoTile({ photo, number, isChosen, isFull, onToggle, onGone }: PhotoTileProps) {
  const { photos: texts } = useTexts('storybookWizard')
  const language = useLanguage()
  const name = photo.caption || fillText(texts.photo, { number })
  return (
    <li className={styles.photo}>
      {photo.image_url === null ? (
        <div className={styles.gone} />
      ) : (
        <img src={photo.image_url} alt={name} width={320} height={240} loading="lazy" />
      )}
      <CheckField
        label={
          <>
            {texts.use} <span className="visually-hidden">{name}</span>
          </>
        }
        checked={isChosen}
        disabled={!isChosen && isFull}
        onChange={onToggle}
      />
      {photo.faces_covered !== null && (
        <Text size="small" tone="quiet">
          {fillCounted(texts.covered, photo.faces_covered, language)}
        </Text>
      )}
      {isChosen && <Caption key={photo.caption} photo={photo} />}
      <RemovePhoto photo={photo} name={name} onGone={onGone} />
    </li>
  )
}

/** Kept once the field is left. */
function Caption({ photo: { id, caption } }: { photo: StoryPhoto }) {
  const { photos: texts } = useTexts('storybookWizard')
  const [typed, setTyped] = useState(caption)
  const keep = useAct(storyPhotoCalls.change, {
    ...{ failed: { failed: texts.captionFailed }, makeStale: readStoryPhotosAgain },
  })
  return (
    <TextField
      label={texts.caption}
      optional
      error={keep.failure}
      maxLength={maxPageCaptionLength}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => typed.trim() !== caption && keep.run({ id, caption: typed.trim() })}
    />
  )
}

function RemovePhoto({ photo, name, onGone }: { photo: StoryPhoto; name: string; onGone: () => void }) {
  const { photos: texts } = useTexts('storybookWizard')
  const [isAsking, setAsking] = useState(false)
  const act = useAct(() => storyPhotoCalls.remove(photo.id), {
    ...{ failed: { failed: texts.removeFailed }, makeStale: readStoryPhotosAgain },
    onDone: () => {
      setAsking(false)
      onGone()
    },
  })
  return (
    <>
      <Button
        size="s"
        kind="ghost"
        aria-label={fillText(texts.removeNamed, { name })}
        onClick={() => setAsking(true)}
      >
        {texts.remove}
      </Button>
      {isAsking && <RemovePhotoDialog {...{ name, act }} onClose={() => setAsking(false)} />}
    </>
  )
}
