import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { giverCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { FormHeading } from '../../../ui/form/form-heading.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { EmailAgainForm } from '../givers/email-again-form.tsx'
import { useAskedAct } from '../use-asked-act.ts'
import { PaperButton } from '../givers/paper-button.tsx'
import { ReasonField } from '../givers/reason-field.tsx'
import { useHeld } from '../use-held.ts'
import { useGiverFault } from '../givers/use-giver-fault.ts'
import { Box, Row } from '../../../ui/layout/layout.tsx'

const acts = ['again'] as const

/** The receipt as a file, mailed again as it is, and the way to another in its place. */
export function ReceiptPart({ story }: { story: PaymentStory }) {
  const { receipt: texts } = useTexts('givers')
  const [open, setOpen] = useState<'again' | 'reissue'>()
  const close = () => setOpen(undefined)
  useAskedAct(acts, setOpen)
  const valid = validOf(story)
  // A receipt that is voided meanwhile takes no note from whoever writes one.
  const wanted = useHeld(valid, valid === undefined)
  if (wanted && open === 'again')
    return (
      <EmailAgainForm
        paymentId={story.id}
        number={wanted.number}
        email={lastAddressOf(story)}
        takesNote={story.destination !== 'credits'}
        onClose={close}
      />
    )
  if (story.receipts.length === 0) return null
  if (open === 'reissue') return <ReissueForm story={story} onClose={close} />
  return (
    <Row>
      <PaperButton paymentId={story.id} />
      {valid && <Button onClick={() => setOpen('again')}>{texts.again}</Button>}
      {valid && <Button onClick={() => setOpen('reissue')}>{texts.open}</Button>}
    </Row>
  )
}

const validOf = ({ receipts }: PaymentStory) => receipts.find(({ voided_at: at }) => at === null)

/** Where the valid receipt went, which may be corrected already; else who paid. */
function lastAddressOf(story: PaymentStory): string {
  const valid = validOf(story)
  return (valid ? valid.email : story.email) ?? ''
}

const isReplaced = (error: unknown) => isCallError(error) && error.code === 'giving.receipt_replaced'

/**
 * Writes the next receipt in the place of the one that was valid when the form was opened. Whoever was second is told so,
 * and from then on decides about the receipt that took its place: the form says its number.
 */
function ReissueForm({ story, onClose }: { story: PaymentStory; onClose: () => void }) {
  const { receipt: texts, reasonMissing } = useTexts('givers')
  const validNumber = validOf(story)?.number ?? 0
  const [openedWith] = useState(validNumber)
  const [hasSeenNewer, setSeenNewer] = useState(false)
  const number = hasSeenNewer ? validNumber : openedWith
  // An address nobody typed here follows the receipt: another's correction is not undone.
  const [typedEmail, setTypedEmail] = useState<string>()
  const email = typedEmail ?? lastAddressOf(story)
  const reissue = useAct(
    ({ reason }: { reason: string }) =>
      giverCalls.reissue(story.id, { number, email: email.trim() || null, reason: reason.trim() }),
    {
      done: ({ number }) => fillText(texts.done, { number }),
      onShown: onClose,
      failed: useGiverFault(),
      onFailed: (error) => setSeenNewer(hasSeenNewer || isReplaced(error)),
      makeStale: readDeskAgain,
    },
  )
  const form = useForm({
    first: { reason: '' },
    checks: { reason: required(reasonMissing) },
    act: reissue,
    onSend: reissue.run,
  })
  return (
    <Box as="form" gap={4} {...form.props}>
      <FormHeading>{texts.title}</FormHeading>
      <p>{fillText(texts.text, { number })}</p>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setTypedEmail(event.target.value)}
      />
      <ReasonField {...form.text('reason')} />
      {reissue.failure && <Notice tone="danger">{reissue.failure}</Notice>}
      <Row>
        <Button type="submit" kind="danger-solid" pending={reissue.isPending}>
          {texts.send}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </Row>
    </Box>
  )
}
