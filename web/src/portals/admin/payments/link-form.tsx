import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { deskCalls, deskQueries, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RadioField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { useDeskFault } from './use-desk-fault.ts'

export type LinkFormProps = { story: PaymentStory; onClose: () => void }

/** Says which checkout kept money was for; it is then booked as if the payment had named it itself. */
export function LinkForm({ story, onClose }: LinkFormProps) {
  const { review: texts, refund } = useTexts('payments')
  const link = useAct(
    ({ checkoutId, reason }: { checkoutId: string; reason: string }) =>
      deskCalls.link(story.id, { checkout_id: checkoutId, reason: reason.trim() }),
    { done: texts.linked, onShown: onClose, failed: useDeskFault(), makeStale: readDeskAgain },
  )
  const form = useForm({
    first: { checkoutId: '', reason: '' },
    checks: { checkoutId: required(texts.linkMissing), reason: required(refund.reasonMissing) },
    act: link,
    onSend: link.run,
  })
  const notChosen = form.problemOf('checkoutId')
  return (
    <Stack as="form" gap={3} {...form.props}>
      <h4>{texts.linkTitle}</h4>
      <Text tone="quiet" size="small">
        {texts.linkText}
      </Text>
      <Candidates
        story={story}
        chosen={form.values.checkoutId}
        onChoose={(checkoutId) => form.set({ checkoutId })}
      />
      {notChosen && <Notice tone="danger">{notChosen}</Notice>}
      <TextAreaField
        label={refund.reason}
        hint={refund.reasonHint}
        rows={2}
        maxLength={maxDeskReasonLength}
        {...form.text('reason')}
      />
      {link.failure && <Notice tone="danger">{link.failure}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={link.isPending}>
          {texts.linkLabel}
        </Button>
        <Button onClick={onClose}>{refund.cancel}</Button>
      </Row>
    </Stack>
  )
}

type CandidatesProps = { story: PaymentStory; chosen: string; onChoose: (id: string) => void }

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
