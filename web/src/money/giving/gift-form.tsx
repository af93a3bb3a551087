import { type CardFee, feeCoverCents } from '@tower/contract/money/fee-cover.ts'
import { giftFrequencies } from '@tower/contract/money/giving.ts'
import type { SharedTower } from '@tower/contract/money/tower.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { Form } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AmountCells } from '../../ui/amount-cells/amount-cells.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CheckField } from '../../ui/field/field.tsx'
import { type FormError, FormErrors } from '../../ui/form/form-errors.tsx'
import { LockIcon } from '../../ui/icons/icons.tsx'
import { useIsHydrated } from '../../ui/hydration/use-is-hydrated.ts'
import { AmountField } from '../../ui/money-field/amount-field.tsx'
import { Segment } from '../../ui/segment/segment.tsx'
import { GiftChoice } from './gift-choice.tsx'
import { TributePart } from './tribute-part.tsx'
import { GiverPart } from './giver-part.tsx'
import { findAmountFault } from './gift-amount.ts'
import styles from './gift-form.module.css'
import { amountOfDraft, type GiftDraft, isMonthly, quickAmountsCents } from './gift-draft.ts'
import { useGiftPlace } from './use-gift-place.ts'
import { useGiver } from './use-giver.ts'

/** The id by which controls outside the card belong to this form. */
export const giftFormId = 'gift'

export type GiftFormProps = {
  draft: GiftDraft
  onChange: (change: Partial<GiftDraft>) => void
  /** The classroom the gift is for, when one was chosen. */
  classroomName: string | undefined
  tower: SharedTower | undefined
  /** Names this view of the page, so that the same draft sent twice is one checkout. */
  viewKey: string
  cardFee: CardFee
  errors: readonly FormError[]
  isPending: boolean
}

/** The form of a gift; its button says the amount and where it goes. */
export function GiftForm({
  draft,
  onChange,
  classroomName: chosenName,
  tower,
  viewKey,
  cardFee,
  errors,
  isPending,
}: GiftFormProps) {
  const { gift } = useTexts('giving').donate
  const { goesTo, place } = useGiftPlace(draft, chosenName)
  const monthly = isMonthly(draft)
  const words = monthly ? gift.monthly : gift.once
  const giver = useGiver()
  const amountCents = amountOfDraft(draft)
  const fault = findAmountFault(amountCents)
  const sum = fault === undefined && amountCents !== undefined ? amountCents : undefined
  const feeCents = sum === undefined ? 0 : feeCoverCents(sum, cardFee)
  const isBlocked = useIsHydrated() && fault !== undefined
  const totalCents = sum === undefined ? 0 : sum + (draft.coverFee ? feeCents : 0)
  return (
    <Form
      method="post"
      id={giftFormId}
      className={styles.card}
      aria-labelledby="gift-title"
      preventScrollReset
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id="gift-title">{gift.title}</h2>
          {draft.destination === 'classrooms' && (
            <Segment
              legend={gift.often}
              name="frequency"
              options={giftFrequencies.map((value) => ({ value, label: gift[value].label }))}
              value={draft.frequency}
              onChoose={(value) => onChange({ frequency: value === 'monthly' ? value : 'once' })}
            />
          )}
        </div>
        <FormErrors errors={errors} />
        <input type="hidden" name="view_key" value={viewKey} />
        <AmountFields draft={draft} onChange={onChange} error={errorOf(errors, 'custom-amount')} />
        {draft.destination === 'classrooms' && (
          <GiftChoice
            value={goesTo}
            onChoose={(goesTo) => onChange({ goesTo })}
            amountCents={sum}
            classroomName={monthly ? undefined : chosenName}
            tower={tower}
          />
        )}
        <CheckField
          name="cover_fee"
          checked={draft.coverFee}
          onChange={(event) => onChange({ coverFee: event.target.checked })}
          label={
            <LiveText
              live={
                sum === undefined
                  ? gift.coverFeePlain
                  : fillText(gift.coverFee, {
                      fee: formatUsd(feeCents),
                      amount: formatUsd(sum),
                    })
              }
              plain={gift.coverFeePlain}
            />
          }
        />
        <TributePart draft={draft} onChange={onChange} error={errorOf(errors, 'tribute-name')} />
        <GiverPart giver={giver} />
      </div>
      <div className={styles.pay}>
        <Button
          type="submit"
          name="intent"
          value="donate"
          kind="primary"
          size="l"
          block
          pending={isPending}
          pendingLabel={gift.pending}
          blockedBy={isBlocked ? 'gift-blocked' : undefined}
        >
          <LiveText
            live={
              sum === undefined
                ? words.buttonPlain
                : fillText(words.button, { amount: formatUsd(totalCents), place })
            }
            plain={gift.buttonNoScript}
          />
        </Button>
        <p className={styles.blocked} id="gift-blocked">
          {fault && gift.faults[fault]}
        </p>
      </div>
      <p className={styles.note}>
        <LockIcon size={18} />
        <span>{monthly ? gift.monthly.note : gift.note}</span>
      </p>
    </Form>
  )
}

type AmountFieldsProps = Pick<GiftFormProps, 'draft' | 'onChange'> & { error: string | undefined }

function AmountFields({ draft, onChange, error }: AmountFieldsProps) {
  const { gift } = useTexts('giving').donate
  return (
    <AmountCells
      legend={gift.amount}
      name="preset"
      amounts={quickAmountsCents.map((cents) => ({ cents }))}
      valueCents={draft.customAmount === '' ? draft.presetCents : undefined}
      onChoose={(presetCents) => onChange({ presetCents, customAmount: '' })}
    >
      <AmountField
        id="custom-amount"
        name="custom_amount"
        label={gift.custom}
        labelHidden
        placeholder={gift.other}
        error={error}
        drops
        maxLength={12}
        className={styles.custom}
        value={draft.customAmount}
        onAmount={(customAmount) => onChange({ customAmount, presetCents: undefined })}
      />
    </AmountCells>
  )
}

/** Words that follow what is entered. Without a script nothing can update them, so plain ones are shown. */
function LiveText({ live, plain }: { live: string; plain: string }) {
  return (
    <>
      <span className={styles.live}>{live}</span>
      <span className={styles.plain}>{plain}</span>
    </>
  )
}

function errorOf(errors: readonly FormError[], field: string): string | undefined {
  return errors.find((error) => error.field === field)?.message
}
