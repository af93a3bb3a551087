import { mostAllowlistRows, type AllowlistRole } from '@tower/contract/people/allowlist.ts'
import { isEmail } from '@tower/contract/people/email.ts'
import { type FormEvent, useState } from 'react'
import { allowlistCalls, readAllowlistAgain } from '../../../people/allowlist/allowlist.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useActFault } from '../use-act-fault.ts'
import { RoleField } from './role-field.tsx'

/** Adds many addresses with one role, one a line, beside the list. What was typed stays until it is on the list. */
export default function AddDrawer({ onClose }: { onClose: () => void }) {
  const { add: texts } = useTexts('allowlist')
  const [role, setRole] = useState<AllowlistRole>('teacher')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const adding = useAdding(onClose)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const emails = readLines(typed)
    const found = findFault(emails, texts)
    setFault(found)
    if (found !== undefined) focusFirstFault(event.currentTarget)
    else if (!adding.isPending) adding.run({ role, emails })
  }
  return (
    <Drawer isOpen onClose={onClose} title={texts.title}>
      <Stack as="form" onSubmit={submit} noValidate>
        {adding.failure && <Notice tone="danger">{adding.failure}</Notice>}
        <RoleField label={texts.role} role={role} onRole={setRole} />
        <TextAreaField
          label={texts.emails}
          hint={texts.emailsHint}
          error={fault}
          rows={12}
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Row>
          <Button type="submit" kind="primary" pending={adding.isPending}>
            {texts.submit}
          </Button>
        </Row>
      </Stack>
    </Drawer>
  )
}

function useAdding(onDone: () => void) {
  const { add: texts } = useTexts('allowlist')
  const language = useLanguage()
  return useAct(
    ({ role, emails }: { role: AllowlistRole; emails: string[] }) => {
      const rows = emails.map((email) => ({ email, active: true }))
      return allowlistCalls.upsert({ role, rows, source: 'textarea' })
    },
    {
      done: ({ count }) => fillCounted(texts.done, count, language),
      onDone,
      failed: useActFault(texts.failed),
      makeStale: readAllowlistAgain,
    },
  )
}

const readLines = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '')

type FaultWords = Record<'noneValid' | 'tooMany' | 'invalid', string>

function findFault(emails: readonly string[], texts: FaultWords): string | undefined {
  if (emails.length === 0) return texts.noneValid
  if (emails.length > mostAllowlistRows) return texts.tooMany
  const line = emails.find((email) => !isEmail(email))
  return line === undefined ? undefined : fillText(texts.invalid, { line })
}
