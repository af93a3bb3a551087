import { useAct } from '../../session/use-act.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { badgeCalls, type OfferedItem, readMarketplaceAgain } from './badges.api.ts'
import { nameIn } from './item-words.ts'

/** Takes an avatar as the own picture. */
export function WearButton({ item, isWorn }: { item: OfferedItem; isWorn: boolean }) {
  const { look: texts } = useTexts('badges')
  const language = useLanguage()
  const wear = useAct(() => badgeCalls.wear(item.id), {
    done: texts.saved,
    failed: { failed: texts.failed },
    failedIn: 'toast',
    makeStale: readMarketplaceAgain,
  })
  if (isWorn) return <Chip tone="pencil">{texts.worn}</Chip>
  return (
    <Button
      size="s"
      aria-label={fillText(texts.wearOf, { name: nameIn(language, item) })}
      pending={wear.isPending}
      onClick={() => wear.run()}
    >
      {texts.wear}
    </Button>
  )
}
