import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { marketplaceQuery } from '../../learning/badges/badges.api.ts'
import { AvatarShop, BadgeShop } from '../../learning/badges/badge-shop.tsx'
import { LookCard } from '../../learning/badges/look-card.tsx'
import styles from '../../learning/badges/badges.module.css'
import { loadTexts } from '../../texts/load-texts.ts'
import { fillCounted } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Figure } from '../../ui/type/type.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'badges') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.badges.title)

/** Where a teacher unlocks badges and avatars with their own credits. */
export default function TeacherMarketplacePage() {
  const texts = useTexts('badges')
  const language = useLanguage()
  const read = useQuery(marketplaceQuery)
  const jumps = [
    ['look', texts.look.title],
    ['badges', texts.badges],
    ['avatars', texts.avatars],
  ] as const
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Stack above={5}>
        {read.isPending && <Skeleton lines={6} />}
        {read.isError && (
          <FailedPart
            message={texts.loadFailed}
            onRetry={() => void read.refetch()}
            pending={read.isFetching}
          />
        )}
        {read.data && (
          <>
            <Card title={texts.balance}>
              <Stack gap={3}>
                <Figure
                  value={fillCounted(texts.credits, read.data.balance_credits, language)}
                  note={texts.balanceNote}
                />
                <Row as="ul" className={styles.jumps}>
                  {jumps.map(([id, label]) => (
                    <li key={id}>
                      <a href={`#${id}`}>{label}</a>
                    </li>
                  ))}
                </Row>
              </Stack>
            </Card>
            <div id="look">
              <LookCard look={read.data.look} />
            </div>
            <div id="badges">
              <BadgeShop {...read.data} />
            </div>
            <div id="avatars">
              <AvatarShop {...read.data} />
            </div>
          </>
        )}
      </Stack>
    </>
  )
}
