import { useQueryClient } from '@tanstack/react-query'
import type { DeskGiver } from '@tower/contract/money/desk-givers.contract.ts'
import { isEmail } from '@tower/contract/people/email.ts'
import { useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { deskQueries, giverCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { fits, inTurn, required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Box, Row } from '../../../ui/layout/layout.tsx'
import { ReasonField } from './reason-field.tsx'
import { useGiverFault } from './use-giver-fault.ts'

type Correctable = Pick<DeskGiver, 'id' | 'name' | 'email'>

/** Corrects the name and the address of a donor without an account. */
export function CorrectForm({ giver, onDone }: { giver: Correctable; onDone: () => void }) {
  const texts = useTexts('givers')
  const { theirs, was, look } = useTheirs(giver)
  const correct = useAct(
    ({ name, email, reason }: Record<'name' | 'email' | 'reason', string>) =>
      giverCalls.correct(giver.id, {
        name: name.trim() || null,
        email: email.trim() || null,
        was,
        reason: reason.trim(),
      }),
    {
      done: texts.corrected,
      onDone,
      failed: useGiverFault(),
      fields: { 'giving.donor_address_taken': 'email', 'giving.donor_needs_address': 'email' },
      onFailed: look,
      makeStale: readDeskAgain,
    },
  )
  const form = useForm({
    first: { name: giver.name ?? '', email: giver.email ?? '', reason: '' },
    checks: {
      // Whoever is written down by name alone may stay so.
      email: inTurn(
        (typed) => (typed.trim() === '' && giver.email !== null ? texts.emailKept : undefined),
        fits(isEmail, texts.emailWrong),
      ),
      reason: required(texts.reasonMissing),
    },
    act: correct,
    onSend: correct.run,
  })
  return (
    <Box as="form" gap={4} {...form.props}>
      <h3>{texts.correctWho}</h3>
      <TextField label={texts.name} optional maxLength={200} autoComplete="off" {...form.text('name')} />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="off"
        {...form.text('email')}
      />
      <ReasonField {...form.text('reason')} />
      {correct.failure && <Refused failure={correct.failure} theirs={theirs} />}
      <Row>
        <Button type="submit" pending={correct.isPending}>
          {texts.correct}
        </Button>
      </Row>
    </Box>
  )
}

/** What a colleague saved since the form was opened. Once it is shown, saving again replaces it. */
function useTheirs({ id, name, email }: Correctable) {
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
function Refused({ failure, theirs }: { failure: string; theirs: DeskGiver | undefined }) {
  const texts = useTexts('givers')
  if (!theirs) return <Notice tone="danger">{failure}</Notice>
  const words = [theirs.name, theirs.email].filter(Boolean).join(', ')
  return <Notice tone="warning">{fillText(texts.meanwhile, { giver: words })}</Notice>
}
