import { useQuery, useQueryClient } from '@tanstack/react-query'
import { mostStorybookPhotos, storybookPhoto } from '@tower/contract/learning/storybooks/storybooks.ts'
import { useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { NotSentError, useCoverFaces } from '../../../pictures/cover-faces/use-cover-faces.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CheckField } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RetryButton } from '../../../ui/notice/retry-button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../ui/type/type.tsx'
import type { SendFile } from '../../../ui/upload-field/use-uploads.ts'
import { UploadField } from '../../../ui/upload-field/upload-field.tsx'
import { PhotoTile } from './photo-tile.tsx'
import styles from './photo-choice.module.css'
import { readStoryPhotosAgain, storyPhotoCalls, storyPhotosQuery } from '../story-photos.api.ts'

export type PhotoChoiceProps = {
  chosen: readonly string[]
  onChoose: (change: (before: readonly string[]) => string[]) => void
  /** Why the choice cannot stand. */
  problem?: string | undefined
  /** Whether one cannot go on without a photo. */
  isNeeded?: boolean
}

/** The photos that a book is told from: added here, chosen from the own ones, each with its caption. */
export function PhotoChoice({ chosen, onChoose, problem, isNeeded = false }: PhotoChoiceProps) {
  const { photos: texts } = useTexts('storybookWizard')
  const client = useQueryClient()
  const photos = useQuery(storyPhotosQuery)
  const isFull = chosen.length >= mostStorybookPhotos
  const { offer } = useTexts('coverFaces')
  const { askCovers, step } = useCoverFaces()
  const [isCovering, setCovering] = useState(true)
  const send: SendFile = async (file, onPercent, signal) => {
    const covers = isCovering ? await askCovers(file, signal) : undefined
    const { item } = await storyPhotoCalls.upload({ file, covers }, { onPercent, signal })
    onChoose((before) =>
      before.length < mostStorybookPhotos && !before.includes(item.id) ? [...before, item.id] : [...before],
    )
    await readStoryPhotosAgain(client)
  }
  const toggle = (id: string) =>
    onChoose((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  return (
    <Stack>
      <Text tone="quiet">{texts.lead}</Text>
      <CheckField
        label={offer}
        checked={isCovering}
        onChange={(event) => setCovering(event.target.checked)}
      />
      <UploadField label={texts.add} rule={storybookPhoto} send={send} explain={useUploadWords()} />
      {step}
      <Text role="status" strong>
        {fillText(texts.count, { count: chosen.length, most: mostStorybookPhotos })}
      </Text>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {chosen.length > mostStorybookPhotos && <Notice tone="danger">{texts.tooMany}</Notice>}
      {photos.isPending && <Skeleton lines={4} />}
      {photos.isError && (
        <Notice
          tone="danger"
          action={<RetryButton onRetry={() => void photos.refetch()} pending={photos.isFetching} />}
        >
          {texts.failed}
        </Notice>
      )}
      {photos.data?.length === 0 && <Text>{isNeeded ? texts.noneNeeded : texts.none}</Text>}
      {photos.data && photos.data.length > 0 && (
        <ul className={styles.photos} aria-label={texts.own}>
          {photos.data.map((photo, nth) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              number={photos.data.length - nth}
              isChosen={chosen.includes(photo.id)}
              isFull={isFull}
              onToggle={() => toggle(photo.id)}
              onGone={() => onChoose((before) => before.filter((one) => one !== photo.id))}
            />
          ))}
        </ul>
      )}
    </Stack>
  )
}

function useUploadWords(): (error: unknown) => string {
  const { photos } = useTexts('storybookWizard')
  const { refused } = useTexts('storybooks')
  const { declined } = useTexts('coverFaces')
  return (error) =>
    error instanceof NotSentError
      ? declined
      : explainError(error, { refused: { ...refused, ...photos.refused }, failed: photos.uploadFailed })
}
