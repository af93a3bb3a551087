import type { Webhook } from '@tower/contract/oversight/webhooks.contract.ts'
import { useState } from 'react'
import { webhookCalls, readWebhooksAgain } from '../../../oversight/webhooks/webhooks.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { CopyField } from '../../../ui/copy/copy-field.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { ListTotalPlace } from '../../../ui/list-page/list-total.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { nameOf } from './name-of.ts'
import { useActFault } from '../use-act-fault.ts'
import { useProvenAct } from '../use-proven-act.ts'
import { WebhookForm } from './webhook-form.tsx'
import styles from './webhooks.module.css'

export type WebhookDrawerProps = {
  /** Undefined: one to add. */
  webhook: Webhook | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

/** A webhook at the side of the list: what it hears, its secret, and what was sent to it. */
export default function WebhookDrawer({ webhook, onOpen, onClose }: WebhookDrawerProps) {
  const { form, add } = useTexts('webhooks')
  const [told, setTold] = useState<{ id: string; secret: string }>()
  return (
    <Drawer isOpen onClose={onClose} title={webhook ? form.title : add}>
      <div className={styles.parts}>
        {told && (!webhook || told.id === webhook.id) && <Told secret={told.secret} />}
        {told && !webhook ? (
          <Skeleton lines={6} />
        ) : (
          <WebhookForm
            key={webhook?.id ?? 'new'}
            webhook={webhook}
            onAdded={({ item, secret }) => {
              setTold({ id: item.id, secret })
              onOpen(item.id)
            }}
          />
        )}
        {webhook && (
          <>
            <ListTotalPlace key={webhook.id}>
              <DeliveryLog webhook={webhook} />
            </ListTotalPlace>
            <Secret webhook={webhook} onRenewed={(secret) => setTold({ id: webhook.id, secret })} />
            <Remove webhook={webhook} onRemoved={onClose} />
          </>
        )}
      </div>
    </Drawer>
  )
}

function Told({ secret }: { secret: string }) {
  const { secret: texts } = useTexts('webhooks')
  return <CopyField label={texts.label} hint={texts.hint} value={secret} code takesFocus />
}

function Secret({ webhook, onRenewed }: { webhook: Webhook; onRenewed: (secret: string) => void }) {
  const { secret: texts, cancel } = useTexts('webhooks')
  const toast = useToast()
  const explain = useActFault(texts.failed)
  const [isAsking, setAsking] = useState(false)
  const renew = useProvenAct(
    () => webhookCalls.renewSecret(webhook.id),
    ({ secret }) => {
      toast({ text: texts.renewed })
      onRenewed(secret)
    },
    readWebhooksAgain,
  )
  const confirm = () =>
    renew.mutate(undefined, {
      onError: (error) => toast({ text: explain(error), tone: 'danger' }),
      onSettled: () => setAsking(false),
    })
  return (
    <div className={styles.part}>
      <h3>{texts.title}</h3>
      <p className={styles.quiet}>{texts.text}</p>
      <div>
        <Button onClick={() => setAsking(true)}>{texts.renew}</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.question}
        confirmLabel={texts.renew}
        cancelLabel={cancel}
        forGood
        pending={renew.isPending}
        onConfirm={confirm}
      >
        {texts.warning}
      </ConfirmDialog>
    </div>
  )
}

function Remove({ webhook, onRemoved }: { webhook: Webhook; onRemoved: () => void }) {
  const { remove: texts, cancel } = useTexts('webhooks')
  const toast = useToast()
  const explain = useActFault(texts.failed)
  const [isAsking, setAsking] = useState(false)
  const remove = useProvenAct(
    () => webhookCalls.remove(webhook.id),
    () => {
      toast({ text: texts.done })
      onRemoved()
    },
    readWebhooksAgain,
  )
  const confirm = () =>
    remove.mutate(undefined, {
      onError: (error) => toast({ text: explain(error), tone: 'danger' }),
      onSettled: () => setAsking(false),
    })
  return (
    <div>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {texts.act}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(texts.question, { name: nameOf(webhook) })}
        confirmLabel={texts.act}
        cancelLabel={cancel}
        destructive
        pending={remove.isPending}
        onConfirm={confirm}
      >
        {texts.warning}
      </ConfirmDialog>
    </div>
  )
}
