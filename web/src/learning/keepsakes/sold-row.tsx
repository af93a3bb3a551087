import { useId, useState } from 'react'
import { isCallError } from '../../api/call-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { useAct } from '../../session/use-act.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { SelectField } from '../../ui/field/field.tsx'
import { Text } from '../../ui/type/type.tsx'
import { KeepsakeName } from './keepsake-name.tsx'
import { keepsakeCalls, type KeepsakeWish, readKeepsakesAgain, type OwnKeepsakes } from './keepsakes.api.ts'

type Sold = OwnKeepsakes['sold'][number]

/** A keepsake that can be bought, and why not where it can’t be yet. */
export function SoldRow({ sold, own }: { sold: Sold; own: OwnKeepsakes }) {
  const texts = useTexts('keepsakes')
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const hintId = useId()
  const { keepsake, price_credits: price } = sold
  const blocked = useBlocked(sold, own)
  const label = fillCounted(texts.price, price, language)
  return (
    <li>
      <KeepsakeName
        keepsake={keepsake}
        second={
          <>
            {texts.about[keepsake]}
            {blocked && <b id={hintId}> {blocked}</b>}
          </>
        }
      />
      <Button
        blockedBy={blocked && hintId}
        onClick={() => setIsAsking(true)}
        aria-label={`${texts.names[keepsake]}: ${label}`}
      >
        {label}
      </Button>
      {isAsking && <BuyQuestion sold={sold} slots={own.slots_without} onClose={() => setIsAsking(false)} />}
    </li>
  )
}

function useBlocked({ keepsake, price_credits: price }: Sold, own: OwnKeepsakes): string | undefined {
  const texts = useTexts('keepsakes')
  if (keepsake === 'certificate' && own.slots_without.length === 0)
    return own.owned.some((one) => one.keepsake === 'certificate') ? texts.allCertified : texts.noSlots
  return own.balance_credits < price ? texts.tooFew : undefined
}

/** What is refused is said beside the list, which is read anew: it may hold another price, or the keepsake no more. */
function useBuy(wish: KeepsakeWish, onEnd: () => void) {
  const texts = useTexts('keepsakes')
  const language = useLanguage()
  const failed = (error: unknown) => {
    const price = isCallError(error) ? Number(error.more.price_credits) : Number.NaN
    if (Number.isFinite(price)) return fillCounted(texts.priceChanged, price, language)
    return explainError(error, {
      ...{ refused: texts.refused, network: texts.network },
      ...{ quotes: 'any sentence', failed: texts.buyFailed },
    })
  }
  return useAct(() => keepsakeCalls.buy(wish), {
    ...{ done: texts.bought, onEnd, failed, failedIn: 'toast', makeStale: readKeepsakesAgain },
  })
}

type QuestionProps = { sold: Sold; slots: readonly number[]; onClose: () => void }

/** What it takes is read once more before it is taken; of a certificate, the slot is chosen. */
function BuyQuestion({ sold, slots, onClose }: QuestionProps) {
  const texts = useTexts('keepsakes')
  const language = useLanguage()
  const { keepsake, price_credits } = sold
  const isCertificate = keepsake === 'certificate'
  const [slot, setSlot] = useState(slots[0])
  const buy = useBuy({ keepsake, price_credits, slot_number: isCertificate ? slot : null }, onClose)
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts.question, { name: inQuotes(texts.names[keepsake]) })}
      confirmLabel={texts.buy}
      cancelLabel={texts.cancel}
      forGood
      onConfirm={() => buy.run()}
      pending={buy.isPending}
    >
      <Text>{fillCounted(texts.spends, price_credits, language)}</Text>
      {isCertificate && (
        <SelectField
          label={texts.slot}
          value={slot}
          onChange={(event) => setSlot(Number(event.target.value))}
        >
          {slots.map((number) => (
            <option key={number} value={number}>
              {fillText(texts.slotOption, { number })}
            </option>
          ))}
        </SelectField>
      )}
    </ConfirmDialog>
  )
}

/** A name that has quotes of its own takes no others. */
const inQuotes = (name: string) => (name.includes('“') ? name : `“${name}”`)
