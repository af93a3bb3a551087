import { useQuery } from '@tanstack/react-query'
import type { WebhookDelivery } from '@tower/contract/oversight/webhooks.contract.ts'
import { type DeliveryState, deliveryStates } from '@tower/contract/oversight/webhooks.ts'
import { useState } from 'react'
import { webhookCalls, webhookQueries } from '../../../oversight/webhooks/webhooks.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SelectField } from '../../../ui/field/field.tsx'
import { shownRows } from '../../../ui/pager/pager.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { FailedPart } from '../../failed-part.tsx'
import { useDeliveryColumns } from './use-delivery-columns.tsx'
import { useWebhookAct, useWebhookFault } from './use-webhook-act.ts'
import styles from './webhooks.module.css'

const pageSize = 10

/** What was sent to a webhook and what came of it, with a test and another try. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const { log: texts } = useTexts('webhooks')
  const [state, setState] = useState<DeliveryState>()
  const [page, setPage] = useState(1)
  const reading = useQuery(webhookQueries.deliveries(webhookId, { page, pageSize, state }))
  const retry = () => void reading.refetch()
  return (
    <div className={styles.part}>
      <h3>{texts.title}</h3>
      <div className={styles.acts}>
        <SelectField
          label={texts.state}
          value={state ?? ''}
          onChange={({ target }) => {
            setState(deliveryStates.find((name) => name === target.value))
            setPage(1)
          }}
        >
          <option value="">{texts.all}</option>
          {deliveryStates.map((name) => (
            <option key={name} value={name}>
              {texts.states[name]}
            </option>
          ))}
        </SelectField>
        <TestButton webhookId={webhookId} />
        <Button kind="ghost" pending={reading.isFetching} onClick={retry}>
          {texts.again}
        </Button>
      </div>
      {reading.isPending && <Skeleton lines={4} />}
      {reading.isError && <FailedPart message={texts.failed} onRetry={retry} pending={reading.isFetching} />}
      {reading.data && <Deliveries rows={reading.data.items} isNarrowed={state !== undefined || page > 1} />}
      {reading.data && <Pages page={page} total={reading.data.total} onPage={setPage} />}
    </div>
  )
}

function Deliveries({ rows, isNarrowed }: { rows: WebhookDelivery[]; isNarrowed: boolean }) {
  const { log: texts } = useTexts('webhooks')
  const columns = useDeliveryColumns()
  if (rows.length === 0) return <p>{isNarrowed ? texts.noMatch : texts.none}</p>
  return <DataTable caption={texts.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function TestButton({ webhookId }: { webhookId: string }) {
  const { log: texts } = useTexts('webhooks')
  const toast = useToast()
  const explain = useWebhookFault(texts.testFailed)
  const test = useWebhookAct(
    () => webhookCalls.test(webhookId),
    () => toast({ text: texts.tested }),
  )
  return (
    <Button
      pending={test.isPending}
      onClick={() => test.mutate(undefined, { onError: (error) => toast({ text: explain(error) }) })}
    >
      {texts.test}
    </Button>
  )
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const { log: texts } = useTexts('webhooks')
  if (total <= pageSize) return null
  return (
    <div className={styles.acts}>
      <span role="status">{fillText(texts.shown, shownRows({ page, pageSize, total }))}</span>
      {page > 1 && (
        <Button size="s" onClick={() => onPage(page - 1)}>
          {texts.previous}
        </Button>
      )}
      {page * pageSize < total && (
        <Button size="s" onClick={() => onPage(page + 1)}>
          {texts.older}
        </Button>
      )}
    </div>
  )
}
