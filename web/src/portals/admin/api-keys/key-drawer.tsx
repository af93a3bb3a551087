import type { ApiKey } from '@tower/contract/oversight/integrations.contract.ts'
import { useState } from 'react'
import { integrationCalls, readKeysAgain } from '../../../oversight/integrations/integrations.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { CopyField } from '../../../ui/copy/copy-field.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import styles from './api-keys.module.css'
import { KeyForm } from './key-form.tsx'
import { KeyState } from './key-state.tsx'
import { useActFault } from '../use-act-fault.ts'
import { useProvenAct } from '../use-proven-act.ts'

export type KeyDrawerProps = {
  /** Undefined: one to create. */
  apiKey: ApiKey | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

/** A key at the side of the list: its secret right after it was created, what it reads, and its end. */
export default function KeyDrawer({ apiKey, onOpen, onClose }: KeyDrawerProps) {
  const { add, secret: texts } = useTexts('apiKeys')
  const [told, setTold] = useState<{ id: string; secret: string }>()
  return (
    <Drawer isOpen onClose={onClose} title={apiKey?.name ?? add}>
      <DrawerParts>
        {told && (!apiKey || told.id === apiKey.id) && (
          <CopyField label={texts.label} hint={texts.hint} value={told.secret} code takesFocus />
        )}
        {apiKey && (
          <>
            <About apiKey={apiKey} />
            {apiKey.state !== 'revoked' && <Revoke apiKey={apiKey} />}
          </>
        )}
        {!apiKey && told && <Skeleton lines={4} />}
        {!apiKey && !told && (
          <KeyForm
            onCreated={({ item, secret }) => {
              setTold({ id: item.id, secret })
              onOpen(item.id)
            }}
          />
        )}
      </DrawerParts>
    </Drawer>
  )
}

function About({ apiKey }: { apiKey: ApiKey }) {
  const texts = useTexts('apiKeys')
  const language = useLanguage()
  const at = (instant: string | null, otherwise: string) =>
    instant === null ? otherwise : showTime(instant, 'dated', language)
  const { revoked_at: revokedAt, revoked_by: revokedBy } = apiKey
  return (
    <Facts
      items={[
        { name: texts.columns.state, value: <KeyState apiKey={apiKey} /> },
        { name: texts.facts.start, value: <span className={styles.code}>{apiKey.starts_with}…</span> },
        {
          name: texts.columns.scopes,
          value: apiKey.scopes.map((scope) => texts.scopes[scope].name).join(', '),
        },
        { name: texts.facts.created, value: `${at(apiKey.created_at, '')}, ${apiKey.created_by}` },
        { name: texts.columns.used, value: at(apiKey.last_used_at, texts.never) },
        { name: texts.columns.ends, value: at(apiKey.expires_at, texts.noEnd) },
        ...(revokedAt === null
          ? []
          : [{ name: texts.states.revoked, value: `${at(revokedAt, '')}, ${revokedBy ?? ''}` }]),
      ]}
    />
  )
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { revoke: texts, cancel } = useTexts('apiKeys')
  const toast = useToast()
  const explain = useActFault(texts.failed)
  const [isAsking, setAsking] = useState(false)
  const revoke = useProvenAct(
    () => integrationCalls.revokeKey(id),
    () => toast({ text: texts.done }),
    readKeysAgain,
  )
  const confirm = () =>
    revoke.mutate(undefined, {
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
        title={fillText(texts.question, { name })}
        confirmLabel={texts.act}
        cancelLabel={cancel}
        destructive
        pending={revoke.isPending}
        onConfirm={confirm}
      >
        {texts.warning}
      </ConfirmDialog>
    </div>
  )
}
