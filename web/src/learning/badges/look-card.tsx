import { useQueryClient } from '@tanstack/react-query'
import { teacherPortrait } from '@tower/contract/learning/badges.ts'
import { explainError } from '../../api/explain-error.ts'
import { useAct } from '../../session/use-act.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { CheckField } from '../../ui/field/field.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/type/type.tsx'
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
              <RemovePicture />
            </>
          )}
        </Row>
        <ShowBadges isShown={look.shows_badges} />
        <Portrait />
      </Stack>
    </Card>
  )
}

function RemovePicture() {
  const { look: texts } = useTexts('badges')
  const remove = useAct(() => badgeCalls.wear(null), {
    done: texts.removed,
    failed: { failed: texts.failed },
    failedIn: 'toast',
    makeStale: readMarketplaceAgain,
  })
  return (
    <Button size="s" pending={remove.isPending} onClick={() => remove.run()}>
      {texts.remove}
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

function Portrait() {
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
        label={texts.photo}
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
