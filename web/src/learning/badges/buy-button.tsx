import { useId, useState } from 'react'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { Text } from '../../ui/type/type.tsx'
import type { OfferedItem } from './badges.api.ts'
import { nameIn } from './item-words.ts'
import { useBuy } from './use-buy.ts'

/** Buys an item, once asked again; where the credits don't afford it, the button keeps its place and says why. */
export function BuyButton({ item, balance }: { item: OfferedItem; balance: number }) {
  const texts = useTexts('badges')
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const reasonId = useId()
  const buy = useBuy(item, () => setIsAsking(false))
  const name = nameIn(language, item)
  const counted = (count: number) => fillCounted(texts.credits, count, language)
  const price = counted(item.credits)
  const isTooDear = item.credits > balance && !isAsking
  const close = () => {
    setIsAsking(false)
    buy.reset()
  }
  return (
    <>
      <Button
        size="s"
        aria-label={fillText(texts.buyOf, { name, price })}
        blockedBy={isTooDear ? reasonId : undefined}
        onClick={() => setIsAsking(true)}
      >
        {texts.buy}
      </Button>
      {isTooDear && (
        <Text as="span" id={reasonId} size="small" tone="quiet">
          {texts.notEnough}
        </Text>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={fillText(texts.question[item.kind], { name })}
        confirmLabel={fillText(texts.confirm, { price })}
        cancelLabel={texts.cancel}
        forGood
        onConfirm={() => buy.run(item)}
        pending={buy.isPending}
        failure={buy.failure}
      >
        <Text>
          {fillText(texts.questionNote, { price, left: counted(Math.max(0, balance - item.credits)) })}
        </Text>
      </ConfirmDialog>
    </>
  )
}
