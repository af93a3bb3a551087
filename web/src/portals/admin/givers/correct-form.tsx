import { useQueryClient } from '@tanstack/react-query'
import type { DeskGiver } from '@tower/contract/money/desk-givers.contract.ts'
import { type FormEvent, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { deskQueries, giverCalls } from '../../../money/desk/desk.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { Box, Row } from '../../../ui/layout/layout.tsx'
import { useDeskAct } from '../payments/use-desk-act.ts'
import { ReasonField } from './reason-field.tsx'
import { useGiverFault } from './use-giver-fault.ts'

/** Corrects the name and the address of a giver without an account. */
export function CorrectForm({ giver, onDone }: { giver: DeskGiver; onDone: () => void }) {
  const texts = useTexts('givers')
  const toast = useToast()
  const [name, setName] = useState(giver.name ?? '')
  const [email, setEmail] = useState(giver.email ?? '')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { theirs, was, look } = useTheirs(giver)
  const correct = useDeskAct(
    () =>
      giverCalls.correct(giver.id, {
        name: name.trim() || null,
        email: email.trim() || null,
        was,
        reason: reason.trim(),
      }),
    () => {
      toast({ text: texts.corrected })
      onDone()
    },
    look,
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    setTried(true)
    if (reason.trim() !== '') correct.mutate(undefined)
  }
  return (
    <Box as="form" gap={4} onSubmit={submit} noValidate>
      <h3>{texts.correctTitle}</h3>
      <TextField
        label={texts.name}
        optional
        maxLength={200}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <ReasonField value={reason} isTried={isTried} onChange={setReason} />
      {correct.isError && <Refused error={correct.error} theirs={theirs} />}
      <Row>
        <Button type="submit" pending={correct.isPending}>
          {texts.correct}
        </Button>
      </Row>
    </Box>
  )
}

/** What a colleague saved since the form was opened. Once it is shown, saving again replaces it. */
function useTheirs({ id, name, email }: DeskGiver) {
  const client = useQueryClient()
  const [theirs, setTheirs] = useState<DeskGiver>()
  // What was looked at when the form opened; the list behind it is read anew by itself.
  const [opened] = useState({ name, email })
  const look = async (error: unknown) => {
    setTheirs(undefined)
    if (!isCallError(error) || error.code !== 'giving.donor_changed') return
    const read = await client.fetchQuery({
      ...deskQueries.givers({ id, page: 1, pageSize: 10 }),
      staleTime: 0,
    })
    setTheirs(read.items[0])
  }
  return { theirs, was: theirs ? { name: theirs.name, email: theirs.email } : opened, look }
}

/** Why it was not saved; where a colleague was first, what they saved. */
function Refused({ error, theirs }: { error: Error; theirs: DeskGiver | undefined }) {
  const texts = useTexts('givers')
  const explain = useGiverFault()
  if (!theirs) return <Notice tone="danger">{explain(error)}</Notice>
  const words = [theirs.name, theirs.email].filter(Boolean).join(', ')
  return <Notice tone="warning">{fillText(texts.meanwhile, { giver: words })}</Notice>
}
