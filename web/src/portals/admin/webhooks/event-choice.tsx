import { type WebhookEvent, webhookEvents } from '@tower/contract/oversight/webhooks.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CheckField } from '../../../ui/field/field.tsx'
import { WarningIcon } from '../../../ui/icons/icons.tsx'
import styles from './webhooks.module.css'

export type EventChoiceProps = {
  chosen: readonly WebhookEvent[]
  onChange: (chosen: WebhookEvent[]) => void
  fault: string | undefined
}

/** What a webhook hears of, by the names that its receiver reads. */
export function EventChoice({ chosen, onChange, fault }: EventChoiceProps) {
  const { form } = useTexts('webhooks')
  const toggle = (event: WebhookEvent, isWanted: boolean) =>
    onChange(webhookEvents.filter((name) => (name === event ? isWanted : chosen.includes(name))))
  return (
    <fieldset className={styles.events}>
      <legend>{form.events}</legend>
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          <WarningIcon size={18} /> {fault}
        </p>
      )}
      {webhookEvents.map((event) => (
        <CheckField
          key={event}
          label={<span className={styles.code}>{event}</span>}
          checked={chosen.includes(event)}
          aria-invalid={fault !== undefined || undefined}
          onChange={({ target }) => toggle(event, target.checked)}
        />
      ))}
    </fieldset>
  )
}
