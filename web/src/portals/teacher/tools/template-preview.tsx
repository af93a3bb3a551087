import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { maxNotePointsLength } from '@tower/contract/learning/tools.ts'
import { useState } from 'react'
import { type TemplatePreviewBody, toolQueries } from '../../../learning/tools/tools.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TextField } from '../../../ui/field/field.tsx'
import { usePaused } from '../../../ui/form/use-paused.ts'
import { Box, Stack } from '../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { NoticeList } from './notice-list.tsx'
import styles from './tool-frame.module.css'

export type TemplatePreviewProps = Omit<TemplatePreviewBody, 'points'> & { templateId: string }

const pauseMs = 500

/** The note that a template makes as it stands, for the first student of the list; it follows what is typed. */
export function TemplatePreview({ templateId, ...shown }: TemplatePreviewProps) {
  const { templates: texts } = useTexts('tools')
  const [points, setPoints] = useState('')
  const paused = JSON.parse(usePaused(JSON.stringify({ ...shown, points }), pauseMs)) as TemplatePreviewBody
  const reading = useQuery({
    ...toolQueries.templatePreview(templateId, paused),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  return (
    <Stack as="section" aria-label={texts.preview} gap={3}>
      <h3>{texts.preview}</h3>
      {reading.isPending && <Skeleton lines={6} />}
      {reading.isError && <p>{texts.previewFailed}</p>}
      {reading.data && (
        <>
          <NoticeList
            items={reading.data.unknown_places.map((place) => fillText(texts.unknownPlace, { place }))}
            tone="warning"
          />
          <Box tone="soft" lang={reading.data.note.language}>
            <b>{reading.data.note.subject}</b>
            <p className={styles.letter}>{reading.data.note.body}</p>
          </Box>
        </>
      )}
      <TextField
        label={texts.tryPoints}
        optional
        maxLength={maxNotePointsLength}
        value={points}
        onChange={({ target }) => setPoints(target.value)}
      />
    </Stack>
  )
}
