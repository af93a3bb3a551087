import { type ReactNode, useId } from 'react'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Chip } from '../../ui/chip/chip.tsx'
import { Box, Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/type/type.tsx'
import { useFocusWhenLost } from '../../ui/drawer/use-focus-when-lost.ts'
import styles from './badges.module.css'
import type { OfferedItem } from './badges.api.ts'
import { descriptionIn, nameIn } from './item-words.ts'

export type ItemCardProps = {
  item: OfferedItem
  /** The avatar that is worn. */
  isWorn?: boolean
  children?: ReactNode
}

/** A badge or an avatar: picture, name, what it is for, tier and price. What is owned is marked, and costs nothing anymore. */
export function ItemCard({ item, isWorn = false, children }: ItemCardProps) {
  const texts = useTexts('badges')
  const language = useLanguage()
  const nameId = useId()
  const isOwned = item.owned_at !== null
  // What was pressed, Buy or Use, goes away with the act.
  const heading = useFocusWhenLost<HTMLHeadingElement>(Number(isOwned) + Number(isWorn))
  const description = descriptionIn(language, item)
  const price =
    item.credits === 0
      ? texts.free
      : fillCounted(texts.credits, item.credits, language).replace(' ', '\u00a0')
  return (
    <Box as="li" pad={3} tone={isOwned ? 'sunny' : 'line'} className={styles.item} aria-labelledby={nameId}>
      <img className={styles.picture} src={item.image_url} alt="" width={120} height={132} loading="lazy" />
      <div>
        <h3 ref={heading} tabIndex={-1} id={nameId} className={styles.name}>
          {nameIn(language, item)}
        </h3>
        {description && <Text size="small">{description}</Text>}
      </div>
      <Stack gap={3} className={styles.foot}>
        <Text size="small" tone="quiet">
          {[fillText(texts.tier, { tier: String(item.tier) }), ...(isOwned ? [] : [price])].join(' · ')}
        </Text>
        {isOwned && (
          <Row>
            <Chip tone="success" outlined>
              {texts.owned}
            </Chip>
          </Row>
        )}
        {children && <Row>{children}</Row>}
      </Stack>
    </Box>
  )
}
