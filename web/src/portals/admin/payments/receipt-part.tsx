import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { giverCalls } from '../../../money/desk/desk.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { StepHeading } from '../../../ui/form/step-heading.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { ReasonField } from '../givers/reason-field.tsx'
import { useGiverFault } from '../givers/use-giver-fault.ts'
import { Box, Row } from '../../../ui/layout/layout.tsx'
import { useDeskAct } from './use-desk-act.ts'

/** The way to another receipt in place of the valid one. */
export function ReceiptPart({ story }: { story: PaymentStory }) {
  const { receipt: texts } = useTexts('givers')
  const [isOpen, setOpen] = useState(false)
  if (story.receipts.length === 0) return null
  const valid = validOf(story)
  if (!isOpen)
    return (
      <Row>
        <PaperButton paymentId={story.id} />
        {valid && <Button onClick={() => setOpen(true)}>{texts.open}</Button>}
      </Row>
    )
  return <ReissueForm story={story} onClose={() => setOpen(false)} />
}

/** The receipt as its giver can have it. */
function PaperButton({ paymentId }: { paymentId: string }) {
  const { receipt: texts } = useTexts('givers')
  const language = useLanguage()
  const saving = useMutation({ mutationFn: () => giverCalls.receiptFile(paymentId, language) })
  return (
    <>
      <Button onClick={() => saving.mutate()} pending={saving.isPending}>
        <DownloadIcon /> {texts.paper}
      </Button>
      {saving.isError && <Notice tone="danger">{texts.paperFailed}</Notice>}
    </>
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
  const { receipt: texts } = useTexts('givers')
  const toast = useToast()
  const explain = useGiverFault()
  const validNumber = validOf(story)?.number ?? 0
  const [openedWith] = useState(validNumber)
  const [hasSeenNewer, setSeenNewer] = useState(false)
  const number = hasSeenNewer ? validNumber : openedWith
  // An address nobody typed here follows the receipt: another's correction is not undone.
  const [typedEmail, setTypedEmail] = useState<string>()
  const email = typedEmail ?? lastAddressOf(story)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const reissue = useDeskAct(
    () => giverCalls.reissue(story.id, { number, email: email.trim() || null, reason: reason.trim() }),
    ({ number }) => {
      toast({ text: fillText(texts.done, { number }) })
      onClose()
    },
    (error) => setSeenNewer(hasSeenNewer || isReplaced(error)),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    setTried(true)
    if (reason.trim() !== '') reissue.mutate(undefined)
  }
  return (
    <Box as="form" gap={4} onSubmit={submit} noValidate>
      <StepHeading>{texts.title}</StepHeading>
      <p>{fillText(texts.text, { number })}</p>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setTypedEmail(event.target.value)}
      />
      <ReasonField value={reason} isTried={isTried} onChange={setReason} />
      {reissue.isError && <Notice tone="danger">{explain(reissue.error)}</Notice>}
      <Row>
        <Button type="submit" kind="danger-solid" pending={reissue.isPending}>
          {texts.send}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </Row>
    </Box>
  )
}
