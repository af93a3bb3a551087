import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { type FormEvent, useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { deskCalls, deskQueries } from '../../../money/desk/desk.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RadioField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { useDeskAct, useDeskFault } from './use-desk-act.ts'

export type LinkFormProps = { story: PaymentStory; onClose: () => void }

/** Says which checkout kept money was for; it is then booked as if the payment had named it itself. */
export function LinkForm({ story, onClose }: LinkFormProps) {
  const { review: texts, refund } = useTexts('payments')
  const toast = useToast()
  const explain = useDeskFault()
  const [checkoutId, setCheckoutId] = useState<string>()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const link = useDeskAct(
    (id: string) => deskCalls.link(story.id, { checkout_id: id, reason: reason.trim() }),
    () => {
      toast({ text: texts.linked })
      onClose()
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    setTried(true)
    if (checkoutId !== undefined && reason.trim() !== '') link.mutate(checkoutId)
  }
  return (
    <Stack as="form" gap={3} onSubmit={submit} noValidate>
      <h4>{texts.linkTitle}</h4>
      <Text tone="quiet" size="small">
        {texts.linkText}
      </Text>
      <Candidates story={story} chosen={checkoutId} onChoose={setCheckoutId} />
      {isTried && checkoutId === undefined && <Notice tone="danger">{texts.linkMissing}</Notice>}
      <TextAreaField
        label={refund.reason}
        hint={refund.reasonHint}
        error={isTried && reason.trim() === '' ? refund.reasonMissing : undefined}
        rows={2}
        maxLength={maxDeskReasonLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {link.isError && <Notice tone="danger">{explain(link.error)}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={link.isPending}>
          {texts.linkLabel}
        </Button>
        <Button onClick={onClose}>{refund.cancel}</Button>
      </Row>
    </Stack>
  )
}

type CandidatesProps = { story: PaymentStory; chosen: string | undefined; onChoose: (id: string) => void }

function Candidates({ story, chosen, onChoose }: CandidatesProps) {
  const { review: texts } = useTexts('payments')
  const language = useLanguage()
  const [q, setQ] = useState('')
  const reading = useQuery({ ...deskQueries.candidates(story.id, q), placeholderData: keepPreviousData })
  const items = reading.data?.items ?? []
  return (
    <>
      <TextField
        label={texts.linkSearch}
        optional
        type="search"
        autoComplete="off"
        maxLength={320}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      {reading.isError && (
        <Notice tone="danger">{explainError(reading.error, { failed: texts.linkFailed })}</Notice>
      )}
      {reading.data && items.length === 0 && <p role="status">{texts.linkNone}</p>}
      {items.length > 0 && (
        <Stack as="fieldset" gap={3}>
          <legend>{texts.linkChoose}</legend>
          {items.map((item) => (
            <RadioField
              key={item.id}
              label={fillText(texts.linkItem, {
                who: item.email ?? item.display_name ?? texts.linkNobody,
                amount: formatUsd(item.amount_cents + item.fee_cover_cents, { always2: true }),
                day: showTime(item.created_at, 'date', language),
              })}
              name="checkout"
              checked={item.id === chosen}
              onChange={() => onChoose(item.id)}
            />
          ))}
        </Stack>
      )}
    </>
  )
}
