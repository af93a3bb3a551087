import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mostGranted } from '@tower/contract/money/teacher-credits.ts'
import { type FormEvent, useRef, useState } from 'react'
import { makeStale } from '../../../api/stale-on.ts'
import { grantToTeacher } from '../../../money/credits/teacher-credits.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillCounted, fillText, showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Columns, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { ActFailed } from '../act-failed.tsx'
import { TeacherFields } from './teacher-fields.tsx'
import type { Found } from './use-found-teachers.ts'

const kinds = ['storybook', 'tools'] as const
type Typed = Record<(typeof kinds)[number], string>
const empty: Typed = { storybook: '', tools: '' }

/** Staff grant a teacher credits for storybooks and tools. What was typed stays until they are granted. */
export default function GrantPart() {
  const { grant } = useTexts('consoleHome')
  const [search, setSearch] = useState('')
  const [teacher, setTeacher] = useState<Found>()
  const [typed, setTyped] = useState(empty)
  const [wasSent, setSent] = useState(false)
  const granting = useGrant(() => {
    setSearch('')
    setTeacher(undefined)
    setTyped(empty)
    setSent(false)
  })
  const faults = useFaults(typed)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(true)
    if (!teacher || faults.storybook || faults.tools) focusFirstFault(event.currentTarget)
    else if (!granting.isPending) granting.mutate({ teacher, typed })
  }
  return (
    <Card title={grant.title}>
      <Stack as="form" gap={3} noValidate onSubmit={submit}>
        <Text size="small" tone="quiet">
          {grant.explain}
        </Text>
        <Outcome granting={granting} />
        <TeacherFields
          {...{ search, teacher }}
          onSearch={setSearch}
          onChoose={setTeacher}
          error={wasSent && !teacher ? grant.userMissing : undefined}
        />
        <Columns least="narrow" feet>
          {kinds.map((kind) => (
            <TextField
              key={kind}
              label={grant[kind]}
              name={`${kind}_credits`}
              inputMode="numeric"
              autoComplete="off"
              value={typed[kind]}
              error={wasSent ? faults[kind] : undefined}
              onChange={({ target }) =>
                setTyped((before) => ({ ...before, [kind]: keepDigits(target.value) }))
              }
            />
          ))}
        </Columns>
        <Row justify="last">
          <Button kind="primary" type="submit" pending={granting.isPending} pendingLabel={grant.pending}>
            {grant.submit}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

const keepDigits = (text: string) => text.replace(/\D/g, '').slice(0, String(mostGranted.tools).length)

/** What is wrong with the amounts: too much of one, or nothing of both. */
function useFaults(typed: Typed): { [Kind in keyof Typed]?: string | undefined } {
  const { grant } = useTexts('consoleHome')
  const language = useLanguage()
  if (kinds.every((kind) => Number(typed[kind]) === 0)) return { storybook: grant.nothing }
  const faultOf = (kind: keyof Typed) =>
    Number(typed[kind]) > mostGranted[kind]
      ? fillText(grant.tooMuch, { most: showNumber(mostGranted[kind], language) })
      : undefined
  return { storybook: faultOf('storybook'), tools: faultOf('tools') }
}

function useGrant(onDone: () => void) {
  const client = useQueryClient()
  const stepUp = useStepUp()
  // Pressed again after a lost answer it is the same grant, until something of it is changed.
  const sent = useRef({ grant: '', key: '' })
  return useMutation({
    mutationFn: ({ teacher, typed }: { teacher: Found; typed: Typed }) => {
      const body = {
        user_id: teacher.id,
        storybook_credits: Number(typed.storybook),
        tools_credits: Number(typed.tools),
      }
      const written = JSON.stringify(body)
      if (sent.current.grant !== written) sent.current = { grant: written, key: crypto.randomUUID() }
      return stepUp(() => grantToTeacher({ ...body, idempotency_key: sent.current.key }))
    },
    onSuccess: () => {
      sent.current = { grant: '', key: '' }
      onDone()
      return makeStale(client, 'wallet.changed')
    },
  })
}

function Outcome({ granting }: { granting: ReturnType<typeof useGrant> }) {
  const { grant } = useTexts('consoleHome')
  const language = useLanguage()
  if (granting.isError) return <ActFailed error={granting.error} failed={grant.failed} />
  if (!granting.isSuccess) return null
  const { tools_credits: tools, storybook_week: week } = granting.data
  const { full_name: fullName, email } = granting.variables.teacher
  return (
    <Notice tone="success">
      <b>{grant.done}</b> {fillCounted(grant.toolsNow, tools, language, { name: fullName ?? email })}{' '}
      {week &&
        fillText(grant.weekNow, {
          left: week.credits_granted - week.credits_used,
          granted: week.credits_granted,
        })}
    </Notice>
  )
}
