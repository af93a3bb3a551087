import { dayMs } from '@tower/contract/durations.ts'
import type { ApiKey } from '@tower/contract/oversight/integrations.contract.ts'
import { type KeyScope, maxKeyNameLength } from '@tower/contract/oversight/integrations.ts'
import { type FormEvent, useState } from 'react'
import { integrationCalls, readKeysAgain } from '../../../oversight/integrations/integrations.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import styles from './api-keys.module.css'
import { ScopeChoice } from './scope-choice.tsx'
import { useActFault } from '../use-act-fault.ts'
import { useProvenAct } from '../use-proven-act.ts'

const lives = ['30', '90', '365', 'none'] as const

export type KeyFormProps = {
  /** Gets a new key with its secret. */
  onCreated: (created: { item: ApiKey; secret: string }) => void
}

/** Creates a key. What was typed stays, whatever comes of it. */
export function KeyForm({ onCreated }: KeyFormProps) {
  const { form: texts } = useTexts('apiKeys')
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<KeyScope[]>([])
  const [life, setLife] = useState<(typeof lives)[number]>('365')
  const [isChecked, setChecked] = useState(false)
  const create = useCreateKey(onCreated)
  const explain = useActFault(texts.failed)
  const isComplete = name.trim() !== '' && scopes.length > 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const form = event.currentTarget
    if (!isComplete) return void setTimeout(() => focusFirstFault(form))
    const ends = life === 'none' ? null : new Date(Date.now() + Number(life) * dayMs).toISOString()
    if (!create.isPending) create.mutate({ name: name.trim(), scopes, expires_at: ends })
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      {create.isError && <Notice tone="danger">{explain(create.error)}</Notice>}
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={maxKeyNameLength}
        error={isChecked && name.trim() === '' ? texts.nameMissing : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ScopeChoice
        chosen={scopes}
        onChange={setScopes}
        fault={isChecked && scopes.length === 0 ? texts.scopesMissing : undefined}
      />
      <SelectField
        label={texts.life}
        hint={texts.lifeHint}
        value={life}
        onChange={({ target }) => setLife(lives.find((one) => one === target.value) ?? '365')}
      >
        {lives.map((one) => (
          <option key={one} value={one}>
            {texts.lives[one]}
          </option>
        ))}
      </SelectField>
      <div>
        <Button type="submit" kind="primary" pending={create.isPending}>
          {texts.create}
        </Button>
      </div>
    </form>
  )
}

function useCreateKey(onCreated: KeyFormProps['onCreated']) {
  const { form: texts } = useTexts('apiKeys')
  const toast = useToast()
  // Pressed again after a lost answer it is the same key.
  const [key] = useState(() => crypto.randomUUID())
  return useProvenAct(
    (wish: { name: string; scopes: KeyScope[]; expires_at: string | null }) =>
      integrationCalls.createKey({ ...wish, request_key: key }),
    (created) => {
      toast({ text: texts.created })
      onCreated(created)
    },
    readKeysAgain,
  )
}
