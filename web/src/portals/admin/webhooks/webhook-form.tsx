import type { Webhook } from '@tower/contract/oversight/webhooks.contract.ts'
import {
  maxWebhookNoteLength,
  maxWebhookUrlLength,
  webhookEvents,
} from '@tower/contract/oversight/webhooks.ts'
import { type FormEvent, useRef, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { EventChoice } from './event-choice.tsx'
import { useSaveWebhook } from './use-save-webhook.ts'
import { useActFault } from '../use-act-fault.ts'
import styles from './webhooks.module.css'

export type WebhookFormProps = {
  webhook: Webhook | undefined
  /** Gets a new webhook with its secret. */
  onAdded: (added: { item: Webhook; secret: string }) => void
}

/** Adds a webhook or changes one. What was typed stays, whatever comes of it. */
export function WebhookForm({ webhook, onAdded }: WebhookFormProps) {
  const { form: texts } = useTexts('webhooks')
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [note, setNote] = useState(webhook?.note ?? '')
  const [events, setEvents] = useState(webhook?.events ?? [...webhookEvents])
  const [active, setActive] = useState(webhook?.active ?? true)
  const [isChecked, setChecked] = useState(false)
  const save = useSaveWebhook(webhook, onAdded)
  const form = useRef<HTMLFormElement>(null)
  const refusedUrl = useRefusedUrl(save, url)
  const urlFault = isChecked && url.trim() === '' ? texts.urlMissing : refusedUrl
  const eventsFault = isChecked && events.length === 0 ? texts.eventsMissing : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const showFault = () => void setTimeout(() => form.current && focusFirstFault(form.current))
    if (url.trim() === '' || events.length === 0) return showFault()
    const wish = { url: url.trim(), note: note.trim(), events, active }
    if (!save.isPending) save.mutate(wish, { onError: showFault })
  }
  return (
    <form ref={form} className={styles.part} onSubmit={submit} noValidate>
      <AddressField url={url} fault={urlFault} onUrl={setUrl} />
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        optional
        autoComplete="off"
        maxLength={maxWebhookNoteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <EventChoice chosen={events} onChange={setEvents} fault={eventsFault} />
      {webhook && (
        <div>
          <CheckField
            label={texts.active}
            checked={active}
            onChange={({ target }) => setActive(target.checked)}
          />
          <p className={styles.quiet}>{texts.activeHint}</p>
        </div>
      )}
      {/* Beside the button: the form is longer than the screen. */}
      {save.isError && !isAboutUrl(save.error) && <Refused error={save.error} webhook={webhook} />}
      <div>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

type AddressFieldProps = { url: string; fault: string | undefined; onUrl: (url: string) => void }

function AddressField({ url, fault, onUrl }: AddressFieldProps) {
  const { form: texts } = useTexts('webhooks')
  return (
    <TextField
      label={texts.url}
      hint={texts.urlHint}
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      maxLength={maxWebhookUrlLength}
      error={fault}
      value={url}
      onChange={({ target }) => onUrl(target.value)}
    />
  )
}

const urlRefusals = ['webhooks.not_https', 'webhooks.private_address', 'webhooks.address_known']

/** What is wrong with the address is said at its field. */
const isAboutUrl = (error: unknown) => isCallError(error) && urlRefusals.includes(error.code ?? '')

/** Why the address was refused, until another one is typed. */
function useRefusedUrl(save: ReturnType<typeof useSaveWebhook>, url: string): string | undefined {
  const { form: texts } = useTexts('webhooks')
  const explain = useActFault(texts.failed)
  const isStill = isAboutUrl(save.error) && save.variables?.url === url.trim()
  return isStill ? explain(save.error) : undefined
}

/** Why it was not saved; where a colleague was first, what they saved. */
function Refused({ error, webhook }: { error: Error; webhook: Webhook | undefined }) {
  const { form: texts, events, states } = useTexts('webhooks')
  const language = useLanguage()
  const explain = useActFault(texts.failed)
  if (!webhook || !isCallError(error) || error.code !== 'webhooks.changed_meanwhile')
    return <Notice tone="danger">{explain(error)}</Notice>
  const theirs = {
    url: webhook.url,
    events: fillCounted(events, webhook.events.length, language),
    state: webhook.active ? states.on : states.off,
  }
  return <Notice tone="warning">{fillText(texts.meanwhile, theirs)}</Notice>
}
