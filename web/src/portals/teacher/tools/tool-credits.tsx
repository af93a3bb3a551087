import { useQuery } from '@tanstack/react-query'
import { toolMovementsQuery } from '../../../money/credits/uses.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text } from '../../../ui/type/type.tsx'
import { FailedPart } from '../../failed-part.tsx'
import styles from './tool-frame.module.css'

/** What a teacher's tools took and got back, and who paid. */
export function ToolCredits() {
  const { credits: texts } = useTexts('tools')
  const language = useLanguage()
  const reading = useQuery(toolMovementsQuery)
  return (
    <Card title={texts.title} className={styles.screen}>
      {reading.isPending && <Skeleton lines={4} />}
      {reading.isError && (
        <FailedPart
          message={texts.failed}
          onRetry={() => void reading.refetch()}
          pending={reading.isFetching}
        />
      )}
      {reading.data?.items.length === 0 && <p>{texts.none}</p>}
      {reading.data && reading.data.items.length > 0 && (
        <Stack as="ul" gap={2}>
          {reading.data.items.map(({ id, type, reason, at, paid_by: payer, credits }) => (
            <Row as="li" key={id} justify="between" oneLine align="baseline">
              <span>
                {reason ? `${texts.reasons[reason]}: ${texts.types[type]}` : texts.types[type]}{' '}
                <Text as="span" size="small" tone="quiet">
                  {showTime(at, 'date', language)} · {texts.paidBy[payer]}
                </Text>
              </span>
              <Text as="span" numeric>
                {fillCounted(credits < 0 ? texts.less : texts.more, Math.abs(credits), language)}
              </Text>
            </Row>
          ))}
        </Stack>
      )}
    </Card>
  )
}
