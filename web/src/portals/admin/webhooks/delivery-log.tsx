import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Webhook } from '@tower/contract/oversight/webhooks.contract.ts'
import { deliveryStates } from '@tower/contract/oversight/webhooks.ts'
import { useId } from 'react'
import { webhookCalls, webhookQueries, readWebhooksAgain } from '../../../oversight/webhooks/webhooks.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { ListTotal } from '../../../ui/list-page/list-total.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { ConsoleList } from '../console-list.tsx'
import { exportCsv } from '../export-csv.ts'
import { useDeliveryColumns } from './use-delivery-columns.tsx'
import { useActFault } from '../use-act-fault.ts'
import { useProvenAct } from '../use-proven-act.ts'
import styles from './webhooks.module.css'

const spec = { filters: { state: deliveryStates } }

/** What was sent to a webhook and what came of it, with a test and another try. */
export function DeliveryLog({ webhook: { id: webhookId, active } }: { webhook: Webhook }) {
  const { log: texts } = useTexts('webhooks')
  const list = useListQuery(spec)
  const { page, pageSize, filters } = list.query
  const offId = useId()
  const state = deliveryStates.find((name) => name === filters.state)
  const reading = useQuery({
    ...webhookQueries.deliveries(webhookId, { page, pageSize, state }),
    placeholderData: keepPreviousData,
  })
  const options = deliveryStates.map((value) => ({ value, label: texts.states[value] }))
  return (
    <div className={styles.part}>
      <Row gap={2} align="baseline">
        <h3>{texts.title}</h3>
        <ListTotal />
      </Row>
      {!active && (
        <p id={offId} className={styles.quiet}>
          {texts.off}
        </p>
      )}
      <div className={styles.acts}>
        <TestButton webhookId={webhookId} blockedBy={active ? undefined : offId} />
        <Button kind="ghost" pending={reading.isFetching} onClick={() => void reading.refetch()}>
          {texts.again}
        </Button>
      </div>
      <ConsoleList
        name="webhook_deliveries"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useDeliveryColumns()}
        keyOf={({ id }) => id}
        nameOf={({ event }) => event}
        words={texts}
        filters={[{ name: 'state', label: texts.state, options }]}
        onExport={() => exportCsv('deliveries.csv', () => webhookCalls.deliveriesFile(webhookId, { state }))}
      />
    </div>
  )
}

function TestButton({ webhookId, blockedBy }: { webhookId: string; blockedBy: string | undefined }) {
  const { log: texts } = useTexts('webhooks')
  const toast = useToast()
  const explain = useActFault(texts.testFailed)
  const test = useProvenAct(
    () => webhookCalls.test(webhookId),
    () => toast({ text: texts.tested }),
    readWebhooksAgain,
  )
  return (
    <Button
      pending={test.isPending}
      blockedBy={blockedBy}
      onClick={() =>
        test.mutate(undefined, { onError: (error) => toast({ text: explain(error), tone: 'danger' }) })
      }
    >
      {texts.test}
    </Button>
  )
}
