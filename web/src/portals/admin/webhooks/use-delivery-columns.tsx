import type { WebhookDelivery } from '@tower/contract/oversight/webhooks.contract.ts'
import { webhookCalls, readWebhooksAgain } from '../../../oversight/webhooks/webhooks.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '../../../ui/icons/icons.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { useActFault } from '../use-act-fault.ts'
import { useProvenAct } from '../use-proven-act.ts'
import styles from './webhooks.module.css'

const looks = {
  waiting: { tone: 'warning', icon: <ClockIcon /> },
  delivered: { tone: 'success', icon: <CheckIcon /> },
  given_up: { tone: 'danger', icon: <WarningIcon /> },
} as const

/** The columns of the messages to a webhook. */
export function useDeliveryColumns(): ListColumn<WebhookDelivery>[] {
  const { log: texts } = useTexts('webhooks')
  const language = useLanguage()
  return [
    {
      id: 'event',
      head: texts.columns.event,
      cell: ({ event, occurred_at: at }) => (
        <span className={styles.two}>
          <span className={styles.code}>{event}</span>
          <span>{showTime(at, 'moment', language)}</span>
        </span>
      ),
    },
    {
      id: 'state',
      head: texts.columns.state,
      stacked: true,
      cell: (delivery) => (
        <span className={styles.two}>
          <span>
            <Chip {...looks[delivery.state]}>{texts.states[delivery.state]}</Chip>
          </span>
          <Outcome delivery={delivery} />
        </span>
      ),
    },
    { id: 'tries', head: texts.columns.tries, numeric: true, cell: ({ attempts }) => attempts },
    {
      id: 'act',
      rank: 1,
      head: texts.columns.act,
      cell: (delivery) => delivery.state !== 'waiting' && <Resend delivery={delivery} />,
    },
  ]
}

function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const { log: texts } = useTexts('webhooks')
  const language = useLanguage()
  const { last_error: error, last_status: status, next_attempt_at: next, attempts } = delivery
  const time =
    next !== null && attempts > 0 && fillText(texts.next, { time: showTime(next, 'moment', language) })
  const words = [error ?? status, time].filter(Boolean)
  return words.length > 0 && <span>{words.join(', ')}</span>
}

function Resend({ delivery: { id, event, occurred_at: at } }: { delivery: WebhookDelivery }) {
  const { log: texts } = useTexts('webhooks')
  const language = useLanguage()
  const toast = useToast()
  const explain = useActFault(texts.resendFailed)
  const resend = useProvenAct(
    () => webhookCalls.resend(id),
    () => toast({ text: texts.resent }),
    readWebhooksAgain,
  )
  return (
    <Button
      size="s"
      pending={resend.isPending}
      aria-label={fillText(texts.resendOf, { event, time: showTime(at, 'moment', language) })}
      onClick={() =>
        resend.mutate(undefined, { onError: (error) => toast({ text: explain(error), tone: 'danger' }) })
      }
    >
      {texts.resend}
    </Button>
  )
}
