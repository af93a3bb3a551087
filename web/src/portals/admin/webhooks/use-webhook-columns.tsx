import type { Webhook } from '@tower/contract/oversight/webhooks.contract.ts'
import { webhookEvents } from '@tower/contract/oversight/webhooks.ts'
import { Link } from 'react-router'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { CheckIcon, WarningIcon } from '../../../ui/icons/icons.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text } from '../../../ui/type/type.tsx'
import { nameOf } from './name-of.ts'
import styles from './webhooks.module.css'

/** The columns of the webhooks; the address opens the panel. */
export function useWebhookColumns(linkTo: (id: string) => string): Column<Webhook>[] {
  const texts = useTexts('webhooks')
  const language = useLanguage()
  return [
    {
      id: 'address',
      head: texts.columns.address,
      cell: (webhook) => (
        <span className={styles.two}>
          <Link
            to={linkTo(webhook.id)}
            preventScrollReset
            className={styles.name}
            aria-label={fillText(texts.open, { name: nameOf(webhook) })}
          >
            {nameOf(webhook)}
          </Link>
          {webhook.note !== '' && <span>{webhook.note}</span>}
        </span>
      ),
    },
    {
      id: 'events',
      head: texts.columns.events,
      cell: ({ events }) => (
        <Text as="span" wrap="oneLine">
          {events.length === webhookEvents.length
            ? texts.everything
            : fillCounted(texts.events, events.length, language)}
        </Text>
      ),
    },
    {
      id: 'state',
      head: texts.columns.state,
      stacked: true,
      cell: (webhook) => <State webhook={webhook} />,
    },
    { id: 'waiting', head: texts.columns.waiting, numeric: true, cell: ({ waiting }) => waiting },
  ]
}

function State({ webhook: { active, failing_since: since } }: { webhook: Webhook }) {
  const { states } = useTexts('webhooks')
  const language = useLanguage()
  const failing = since && fillText(states.failing, { time: showTime(since, 'moment', language) })
  if (!active) {
    return (
      <span className={styles.two}>
        <span>
          <Chip outlined>{states.off}</Chip>
        </span>
        {failing && <span>{failing}</span>}
      </span>
    )
  }
  if (!failing) {
    return (
      <Chip tone="success" icon={<CheckIcon />}>
        {states.on}
      </Chip>
    )
  }
  return (
    <Chip tone="danger" icon={<WarningIcon />}>
      {failing}
    </Chip>
  )
}
