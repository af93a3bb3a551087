import { isCallError } from '../../api/call-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { useAct } from '../../session/use-act.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { badgeCalls, type OfferedItem, readMarketplaceAgain } from './badges.api.ts'

/** Buys an item at the price that is shown. Whatever comes of it, the marketplace is read again: another tab may have bought it. */
export function useBuy({ kind }: OfferedItem, onDone: () => void) {
  const texts = useTexts('badges')
  const language = useLanguage()
  const failed = (error: unknown) => {
    const credits = isCallError(error) ? Number(error.more.credits) : Number.NaN
    if (Number.isFinite(credits))
      return fillText(texts.priceChanged, { price: fillCounted(texts.credits, credits, language) })
    const words = { network: texts.notCompleted, failed: texts.purchaseFailed }
    return explainError(error, { refused: texts.refused, quotes: 'any sentence', ...words })
  }
  return useAct(badgeCalls.buy, {
    done: kind === 'badge' ? texts.unlocked : texts.avatarUnlocked,
    onDone,
    failed,
    makeStale: readMarketplaceAgain,
  })
}
