import { capitalize } from '@tower/contract/capitalize.ts'
import { useQuery } from '@tanstack/react-query'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckField, RadioField } from '../../ui/field/field.tsx'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { type OwnCard, ownCardQuery, useRemoveCard } from './giving.api.ts'
import styles from './sponsor-donation.module.css'

type Options = { otherCard: boolean; keepsCard: boolean }

export type DonationCardProps = { options: Options; onChoose: (chosen: Partial<Options>) => void }

/** Which card pays: the kept one, or one of the payment page, which may be kept from then on. */
export function DonationCard({ options, onChoose }: DonationCardProps) {
  const texts = useTexts('sponsorDonation')
  const card = useQuery(ownCardQuery).data?.card
  if (card === undefined) return null
  const goesToPage = card === null || options.otherCard
  return (
    <>
      {card && <KeptCard card={card} otherCard={options.otherCard} onChoose={onChoose} />}
      {goesToPage && (
        <CheckField
          label={
            <>
              {texts.keepCard}
              <small className={styles.small}>{texts.keepNote}</small>
            </>
          }
          checked={options.keepsCard}
          onChange={(event) => onChoose({ keepsCard: event.target.checked })}
        />
      )}
    </>
  )
}

type KeptCardProps = { card: OwnCard; otherCard: boolean; onChoose: DonationCardProps['onChoose'] }

function KeptCard({ card, otherCard, onChoose }: KeptCardProps) {
  const texts = useTexts('sponsorDonation')
  const toast = useToast()
  const remove = useRemoveCard()
  const forget = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast({ text: texts.removed }),
      onError: () => toast({ text: texts.removeFailed, tone: 'danger' }),
    })
  return (
    <fieldset className={styles.cards}>
      <legend>{texts.payWith}</legend>
      <RadioField
        label={
          <>
            {fillText(texts.card, { brand: nameOf(card), last4: card.last4 })}
            <small className={styles.small}>{fillText(texts.expires, expiryOf(card))}</small>
          </>
        }
        name="card"
        checked={!otherCard}
        onChange={() => onChoose({ otherCard: false, keepsCard: false })}
      />
      <RadioField
        label={texts.otherCard}
        name="card"
        checked={otherCard}
        onChange={() => onChoose({ otherCard: true })}
      />
      <Button kind="ghost" size="s" onClick={forget} pending={remove.isPending}>
        {texts.removeCard}
      </Button>
    </fieldset>
  )
}

/** The provider writes brands in small letters. */
function nameOf({ brand }: OwnCard): string {
  return capitalize(brand)
}

function expiryOf({ exp_month: month, exp_year: year }: OwnCard) {
  return { month: String(month).padStart(2, '0'), year }
}
