import { type CardFee, feeCoverCents } from '@tower/contract/money/fee-cover.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { maxEmailLength } from '@tower/contract/text-limits.ts'
import { useLayoutEffect, useState } from 'react'
import { Form } from 'react-router'
import { readDollars } from '@tower/contract/typed-dollars.ts'
import { MoneyRule } from '../../../money/athletes/support-did.tsx'
import { GiverPart } from '../../../money/giving/giver-part.tsx'
import { recallGift } from '../../../money/giving/kept-gift.ts'
import { useGiver } from '../../../money/giving/use-giver.ts'
import { useKeptGift } from '../../../money/giving/use-kept-gift.ts'
import type { ProspectGoal } from '../../../people/prospects/prospect.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckField, TextField } from '../../../ui/field/field.tsx'
import { FormErrors } from '../../../ui/form/form-errors.tsx'
import { LockIcon } from '../../../ui/icons/icons.tsx'
import { AmountField } from '../../../ui/money-field/amount-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Segment } from '../../../ui/segment/segment.tsx'
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts'
import { CheckoutAlert } from './checkout-alert.tsx'
import { GoalChoice } from './goal-choice.tsx'
import type { SponsorAnswer } from './give-to-prospect.ts'
import {
  findWidgetFault,
  type ProspectDraft,
  recallDraft,
  stepAmount,
  type WidgetLimits,
} from './prospect-draft.ts'
import styles from './sponsor-widget.module.css'

export type SponsorWidgetProps = {
  name: string
  goals: readonly ProspectGoal[]
  draft: ProspectDraft
  onChange: (change: Partial<ProspectDraft>) => void
  limits: WidgetLimits
  viewKey: string
  cardFee: CardFee
  answer: SponsorAnswer | undefined
  isPending: boolean
  /** After how many days money that is not used moves on. */
  unusedDays: number | undefined
}

/** The card in which a gift to a prospect is put together; its button says amount and frequency. */
export default function SponsorWidget(props: SponsorWidgetProps) {
  const { name, goals, draft, onChange, viewKey, answer, isPending } = props
  const { widget } = useTexts('prospects')
  const errors = answer?.errors ?? []
  const { giver: account } = useTexts('shell')
  const giver = useGiver()
  useKeptGift()
  useRecalledDraft(answer ? undefined : onChange)
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  return (
    <Form method="post" className={styles.card} aria-labelledby="support-title" preventScrollReset noValidate>
      <h2 id="support-title">{fillText(widget.title, { name })}</h2>
      <FormErrors errors={errors} />
      {answer?.hasFailed && <Failure answer={answer} />}
      <input type="hidden" name="view_key" value={viewKey} />
      <Segment
        legend={widget.type}
        name="type"
        options={[
          { value: 'one_time', label: widget.oneTime },
          { value: 'recurring', label: widget.monthly },
        ]}
        value={draft.type}
        onChoose={(type) => onChange({ type: type === 'recurring' ? 'recurring' : 'one_time' })}
      />
      {goals.length > 0 && (
        <GoalChoice
          goals={goals}
          name={name}
          value={draft.goalId}
          onChoose={(goalId) => onChange({ goalId })}
          error={errorOf('support-goal')}
        />
      )}
      <Amount {...props} error={errorOf('support-amount')} />
      <TextField
        id="support-email"
        name="email"
        type="email"
        label={widget.email}
        hint={giver.account ? account.address : undefined}
        readOnly={giver.account !== null}
        error={errorOf('support-email')}
        optional={!giver.account}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxEmailLength}
        value={giver.account?.email ?? draft.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <GiverPart giver={giver} isSaidElsewhere />
      {props.unusedDays !== undefined && <MoneyRule days={props.unusedDays} name={name} />}
      <SendPart {...props} isPending={isPending} />
      <p className={styles.note}>
        <LockIcon size={18} />
        <span>{widget.note}</span>
      </p>
    </Form>
  )
}

/** Puts in what was sent before, ahead of what is typed meanwhile: the card is rendered once the page is hydrated. */
function useRecalledDraft(onChange: SponsorWidgetProps['onChange'] | undefined) {
  useLayoutEffect(() => {
    const kept = recallGift()
    if (kept) onChange?.(recallDraft(kept, new URLSearchParams(window.location.search)))
    // Once: later the form is whoever types into it's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}

function Amount({ draft, onChange, limits, error }: SponsorWidgetProps & { error: string | undefined }) {
  const { widget } = useTexts('prospects')
  return (
    <AmountField
      id="support-amount"
      name="amount"
      isWhole
      maxLength={12}
      label={widget.amount}
      hint={widget.amountHint}
      error={error}
      min={limits.minCents / 100}
      step={limits.stepCents / 100}
      className={styles.amount}
      value={draft.amount}
      onAmount={(amount) => onChange({ amount })}
      onKeyDown={(event) => {
        const by = { ArrowUp: limits.stepCents, ArrowDown: -limits.stepCents }[event.key]
        if (by === undefined) return
        event.preventDefault()
        onChange({ amount: stepAmount(draft.amount, by, limits) })
      }}
    />
  )
}

/** Fee cover, button, and why it cannot be pressed. */
function SendPart({ name, draft, onChange, limits, cardFee, isPending }: SponsorWidgetProps) {
  const { widget } = useTexts('prospects')
  const isHydrated = useIsHydrated()
  const cents = readDollars(draft.amount)
  const fault = findWidgetFault(cents, limits)
  const sum = fault === undefined && cents !== undefined ? cents : undefined
  const feeCents = sum === undefined ? 0 : feeCoverCents(sum, cardFee)
  const isMonthly = draft.type === 'recurring'
  const total = formatUsd((sum ?? 0) + (draft.coverFee ? feeCents : 0))
  const plain = isMonthly ? widget.eachMonthPlain : widget.oncePlain
  const live = fillText(isMonthly ? widget.eachMonth : widget.once, { amount: total, name })
  const cover = fillText(widget.coverFee, { fee: formatUsd(feeCents), amount: formatUsd(sum ?? 0) })
  return (
    <>
      <CheckField
        name="cover_fee"
        checked={draft.coverFee}
        onChange={(event) => onChange({ coverFee: event.target.checked })}
        label={
          <>
            <span className={styles.live}>{sum === undefined ? widget.coverFeePlain : cover}</span>
            <span className={styles.still}>{widget.coverFeePlain}</span>
          </>
        }
      />
      <Button
        type="submit"
        kind="primary"
        size="l"
        block
        pending={isPending}
        pendingLabel={widget.pending}
        blockedBy={isHydrated && fault ? 'support-blocked' : undefined}
      >
        <span className={styles.live}>{sum === undefined ? plain : live}</span>
        <span className={`${styles.still} ${styles.forOnce}`}>{widget.oncePlain}</span>
        <span className={`${styles.still} ${styles.forMonths}`}>{widget.eachMonthPlain}</span>
      </Button>
      <p className={styles.blocked} id="support-blocked">
        {isHydrated && fault && widget.faults[fault]}
      </p>
      <p className={styles.months}>{widget.monthlyNote}</p>
    </>
  )
}

/** Said in a dialog where scripts run; in its place in the form it stays afterwards, and stands from the start without them. */
function Failure({ answer }: { answer: SponsorAnswer }) {
  const { widget } = useTexts('prospects')
  const isHydrated = useIsHydrated()
  const [closed, setClosed] = useState<SponsorAnswer>()
  return (
    <>
      <Notice tone="danger" announce={!isHydrated}>
        {widget.failed}
      </Notice>
      {isHydrated && closed !== answer && <CheckoutAlert onClose={() => setClosed(answer)} />}
    </>
  )
}
