import { maxPersonalNoteLength } from '@tower/contract/money/desk.ts'
import { isEmail } from '@tower/contract/people/email.ts'
import { giverCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { fits, inTurn, required } from '../../../ui/form/form-checks.ts'
import { FormHeading } from '../../../ui/form/form-heading.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Box, Row } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useGiverFault } from './use-giver-fault.ts'

type EmailAgainProps = {
  paymentId: string
  number: number
  email: string
  /** A purchase is thanked for by nobody. */
  takesNote: boolean
  onClose: () => void
}

/** Mails a receipt once more under its number: to the address on record, or to another one. */
export function EmailAgainForm({ paymentId, number, email, takesNote, onClose }: EmailAgainProps) {
  const { receipt: texts } = useTexts('givers')
  const again = useAct(
    (typed: { email: string; note: string }) =>
      giverCalls.emailReceipt(paymentId, { email: typed.email.trim(), note: typed.note.trim() || null }),
    {
      done: ({ to, mailed }) => fillText(mailed ? texts.againDone : texts.againLately, { number, email: to }),
      onShown: onClose,
      failed: useGiverFault(),
      makeStale: readDeskAgain,
    },
  )
  const form = useForm({
    first: { email, note: '' },
    checks: { email: inTurn(required(texts.againWrong), fits(isEmail, texts.againWrong)) },
    act: again,
    onSend: again.run,
  })
  return (
    <Box as="form" gap={4} {...form.props}>
      <FormHeading>{texts.againTitle}</FormHeading>
      <p>{fillText(texts.againText, { number })}</p>
      <TextField label={texts.againEmail} type="email" autoComplete="off" {...form.text('email')} />
      {takesNote && (
        <TextAreaField
          label={texts.againNote}
          hint={texts.againNoteHint}
          optional
          rows={3}
          maxLength={maxPersonalNoteLength}
          {...form.text('note')}
        />
      )}
      {again.failure && <Notice tone="danger">{again.failure}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={again.isPending}>
          {fillText(texts.againSend, { number })}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </Row>
    </Box>
  )
}
