import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Columns, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/type/type.tsx'
import styles from './badges.module.css'
import type { Marketplace } from './badges.api.ts'
import { BuyButton } from './buy-button.tsx'
import { ItemCard } from './item-card.tsx'
import { WearButton } from './wear-button.tsx'

/** The badges that are offered, by tier, with what the teacher owns of them. */
export function BadgeShop({ badges, balance_credits: balance }: Marketplace) {
  const texts = useTexts('badges')
  return (
    <Card title={texts.badges}>
      {badges.length === 0 && <EmptyState>{texts.none}</EmptyState>}
      <Columns as="ul" className={styles.items} least="narrow">
        {badges.map((item) => (
          <ItemCard key={item.id} item={item}>
            {item.owned_at === null && <BuyButton item={item} balance={balance} />}
          </ItemCard>
        ))}
      </Columns>
    </Card>
  )
}

/** The avatars: those that are free or unlocked can be worn, the others bought. */
export function AvatarShop({ avatars, balance_credits: balance, look }: Marketplace) {
  const texts = useTexts('badges')
  return (
    <Card title={texts.avatars}>
      <Stack>
        {avatars.length === 0 ? <EmptyState>{texts.noAvatars}</EmptyState> : <Text>{texts.avatarsLead}</Text>}
        <Columns as="ul" className={styles.items} least="narrow">
          {avatars.map((item) => {
            const isOwned = item.owned_at !== null || item.credits === 0
            return (
              <ItemCard key={item.id} item={item} isWorn={look.avatar_id === item.id}>
                {isOwned ? (
                  <WearButton item={item} isWorn={look.avatar_id === item.id} />
                ) : (
                  <BuyButton item={item} balance={balance} />
                )}
              </ItemCard>
            )
          })}
        </Columns>
      </Stack>
    </Card>
  )
}
