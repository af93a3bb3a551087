import { useQuery } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import { reimbursementQueries } from '../../../spending/reimbursements/reimbursements.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { saveFile } from './use-bulk-decisions.ts'

/** The latest files for the bank, to be saved again where one was lost. */
export default function PaymentFiles() {
  const { files: texts } = useTexts('reimbursementDesk')
  const language = useLanguage()
  const stepUp = useStepUp()
  const { data } = useQuery(reimbursementQueries.paymentFiles)
  if (!data || data.items.length === 0) return null
  return (
    <Stack above={6}>
      <Card title={texts.title}>
        <Stack as="ul" gap={3}>
          {data.items.map((file) => (
            <Row as="li" justify="between" key={file.id}>
              <span>
                {fillText(texts.one, {
                  number: file.number,
                  count: file.count,
                  total: formatUsd(file.total_cents, { always2: true }),
                  date: showTime(file.made_at, 'moment', language),
                  who: file.made_by ?? '',
                })}
                {file.returned > 0 && ` ${fillText(texts.cameBack, { count: file.returned })}`}
              </span>
              <Button
                size="s"
                aria-label={fillText(texts.saveOf, { number: file.number })}
                onClick={() => void stepUp(() => saveFile(file))}
              >
                {texts.save}
              </Button>
            </Row>
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}
