import { feeCoverCents } from '@tower/contract/money/fee-cover.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { useId } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { CheckField } from '../../ui/field/field.tsx'
import { AmountField } from '../../ui/money-field/amount-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { DonationCard } from './donation-card.tsx'
import { writeDollars } from '@tower/contract/typed-dollars.ts'
import styles from './sponsor-donation.module.css'
import { type DonationChoice, useDonation } from './use-donation.ts'

export type SponsorDonationProps = DonationChoice & {
  /** What fills the slot; chosen like any other amount. */
  missingCents?: number | undefined
}

const usualCents = [5_000, 10_000]

/** Money for the classrooms, or for one: the amount, the card, and one button that says what happens. */
export function SponsorDonation({ missingCents, ...choice }: SponsorDonationProps) {
  const texts = useTexts('sponsorDonation')
  const donation = useDonation(choice)
  const titleId = useId()
  const { kind } = choice
  const { cents, options } = donation
  const label = cents
    ? fillText(texts.donate, { amount: formatUsd(totalOf(cents, options.covers)) })
    : texts.donateEmpty
  return (
    <form className={styles.form} aria-labelledby={titleId} onSubmit={donation.send} noValidate>
      <h2 id={titleId}>{texts.titles[kind]}</h2>
      <AmountField
        label={texts.amount}
        hint={texts.currency}
        error={donation.fault}
        drops
        value={donation.typed}
        onAmount={donation.type}
      />
      <Presets
        cents={cents}
        missingCents={missingCents}
        onChoose={(chosen) => donation.type(writeDollars(chosen))}
      />
      <CoverFee
        {...{ kind, cents }}
        covers={options.covers}
        onChange={(covers) => donation.choose({ covers })}
      />
      <DonationCard options={options} onChoose={donation.choose} />
      {donation.failure && <Notice tone="danger">{donation.failure}</Notice>}
      {/* Above the button that was pressed: the top of the form may be out of sight. */}
      {donation.isDone && (
        <Notice tone="success">{kind === 'teacher_direct' ? texts.doneDirect : texts.done}</Notice>
      )}
      <Button
        type="submit"
        kind="primary"
        size="l"
        block
        pending={donation.isPending || donation.isLeading}
        pendingLabel={donation.isLeading ? texts.leading : texts.pending}
      >
        {label}
      </Button>
      {kind === 'platform_program' && <EachMonth cents={cents} />}
      <p className={styles.note}>{texts.notes[kind]}</p>
    </form>
  )
}

/** A gift each month is put together where everybody puts it together, at the amount that was typed here. */
function EachMonth({ cents }: { cents: number | undefined }) {
  const texts = useTexts('sponsorDonation')
  const search = new URLSearchParams({ frequency: 'monthly' })
  if (cents) search.set('amount', writeDollars(cents))
  const to = `${paths.programDonate({ programId: 'sponsor-classroom' })}?${search.toString()}`
  return (
    <ButtonLink to={to} kind="ghost" block>
      {cents ? fillText(texts.monthly, { amount: formatUsd(cents) }) : texts.monthlyEmpty}
    </ButtonLink>
  )
}

function totalOf(cents: number, covers: boolean): number {
  return cents + (covers ? feeCoverCents(cents) : 0)
}

type PresetsProps = {
  cents: number | undefined
  missingCents: number | undefined
  onChoose: (cents: number) => void
}

function Presets({ cents, missingCents, onChoose }: PresetsProps) {
  const texts = useTexts('sponsorDonation')
  const usual = usualCents.filter((amount) => amount !== missingCents)
  const amounts = missingCents === undefined ? [...usual, 25_000] : [...usual, missingCents]
  return (
    <div className={styles.presets} role="group" aria-label={texts.presets}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.preset}
          aria-pressed={amount === cents}
          onClick={() => onChoose(amount)}
        >
          {amount === missingCents ? fillText(texts.rest, { amount: formatUsd(amount) }) : formatUsd(amount)}
        </button>
      ))}
    </div>
  )
}

type CoverFeeProps = {
  cents: number | undefined
  covers: boolean
  onChange: (covers: boolean) => void
}

/** Not ticked by itself, and never a part of what counts. */
function CoverFee({ cents, covers, onChange }: CoverFeeProps) {
  const texts = useTexts('sponsorDonation')
  if (!cents) return null
  return (
    <CheckField
      label={fillText(texts.coverFee, {
        fee: formatUsd(feeCoverCents(cents), { always2: true }),
        amount: formatUsd(cents),
      })}
      checked={covers}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
