import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { teacherPortrait } from '@tower/contract/learning/badges.ts'
import { explainError } from '../../api/explain-error.ts'
import { useAct } from '../../session/use-act.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { CheckField } from '../../ui/field/field.tsx'
import { Box, Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/type/type.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { UploadField } from '../../ui/upload-field/upload-field.tsx'
import { uploadRefusals } from '../../ui/upload-field/upload-refusals.ts'
import type { SendFile } from '../../ui/upload-field/use-uploads.ts'
import styles from './badges.module.css'
import { badgeCalls, type Look, readMarketplaceAgain } from './badges.api.ts'

/** How a teacher appears to others: picture, photo, and whether their badges are shown. */
export function LookCard({ look }: { look: Look }) {
  const { look: texts } = useTexts('badges')
  return (
    <Card title={texts.title}>
      <Stack>
        <Text>{texts.lead}</Text>
        <Row>
          {look.picture_url === null ? (
            <Text tone="quiet">{texts.nothing}</Text>
          ) : (
            <>
              <img className={styles.current} src={look.picture_url} alt={texts.now} width={84} height={84} />
              <RemovePicture label={texts.remove} />
            </>
          )}
        </Row>
        <WaitingPhoto look={look} />
        <Portrait waits={look.waiting_url !== null} />
        <ShowBadges isShown={look.shows_badges} />
      </Stack>
    </Card>
  )
}

/** What became of a photo that was sent: it waits for staff, or they did not show it and said why. */
function WaitingPhoto({ look }: { look: Look }) {
  const { waiting_url: url, waiting_since: since, refused_because: reason } = look
  const { look: texts } = useTexts('badges')
  const language = useLanguage()
  const titleId = useId()
  if (reason !== null) return <Notice tone="warning">{fillText(texts.refused, { reason })}</Notice>
  if (url === null) return null
  return (
    <Box tone="soft" as="section" aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.name}>
        {texts.waitingTitle}
      </h3>
      <Row align="start">
        <img className={styles.waiting} src={url} alt={texts.waitingAlt} width={120} height={120} />
        <Stack gap={2} className={styles.beside}>
          {since && (
            <Text strong>{fillText(texts.sentOn, { day: showTime(since, 'monthDay', language) })}</Text>
          )}
          <Text tone="quiet">{texts.waiting}</Text>
          <Row>
            <RemovePicture label={texts.takeBack} />
          </Row>
        </Stack>
      </Row>
    </Box>
  )
}

function RemovePicture({ label }: { label: string }) {
  const { look: texts } = useTexts('badges')
  const remove = useAct(() => badgeCalls.wear(null), {
    done: texts.removed,
    failed: { failed: texts.failed },
    failedIn: 'toast',
    makeStale: readMarketplaceAgain,
  })
  return (
    <Button size="s" pending={remove.isPending} onClick={() => remove.run()}>
      {label}
    </Button>
  )
}

function ShowBadges({ isShown }: { isShown: boolean }) {
  const { look: texts } = useTexts('badges')
  const show = useAct(badgeCalls.showBadges, {
    done: ({ look }) => (look.shows_badges ? texts.shown : texts.hidden),
    failed: { failed: texts.failed },
    failedIn: 'toast',
    makeStale: readMarketplaceAgain,
  })
  return (
    <CheckField
      label={texts.showBadges}
      checked={isShown}
      disabled={show.isPending}
      onChange={(event) => show.run(event.target.checked)}
    />
  )
}

function Portrait({ waits }: { waits: boolean }) {
  const { look: texts, uploads } = useTexts('badges')
  const client = useQueryClient()
  const send: SendFile = async (file, onPercent, signal) => {
    await badgeCalls.uploadPortrait(file, { onPercent, signal })
    await readMarketplaceAgain(client)
  }
  const explain = (error: unknown) =>
    explainError(error, { refused: uploadRefusals(uploads), failed: uploads.failed })
  return (
    <Stack gap={2}>
      <UploadField
        label={waits ? texts.photoInstead : texts.photo}
        rule={teacherPortrait}
        multiple={false}
        send={send}
        explain={explain}
      />
      <Text size="small" tone="quiet">
        {texts.photoNote}
      </Text>
    </Stack>
  )
}
