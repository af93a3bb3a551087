import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fillCounted } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Figure, Text } from '../../ui/type/type.tsx'
import { keepsakesQuery, type OwnKeepsakes } from './keepsakes.api.ts'
import { OwnedRow } from './owned-row.tsx'
import { keepsakesId } from './to-keepsakes.tsx'
import { SoldRow } from './sold-row.tsx'
import styles from './keepsakes.module.css'

/** What a sponsor’s credits buy to keep, and what is theirs already. */
export function KeepsakeShop() {
  const texts = useTexts('keepsakes')
  const keepsakes = useQuery(keepsakesQuery)
  return (
    <div id={keepsakesId} tabIndex={-1}>
      <Card title={texts.title}>
        {keepsakes.isPending && <Skeleton lines={5} />}
        {keepsakes.isError && !keepsakes.data && <Notice tone="danger">{texts.failed}</Notice>}
        {keepsakes.data && <Goods own={keepsakes.data} />}
      </Card>
    </div>
  )
}

function Goods({ own }: { own: OwnKeepsakes }) {
  const texts = useTexts('keepsakes')
  const language = useLanguage()
  const [before] = useState(() => new Set(own.owned.map(({ id }) => id)))
  const owned = new Set(own.owned.map(({ keepsake }) => keepsake))
  // Of certificates there is one more as long as a slot has none.
  const offered = own.sold.filter(({ keepsake }) => keepsake === 'certificate' || !owned.has(keepsake))
  return (
    <Stack>
      <Figure value={fillCounted(texts.balance, own.balance_credits, language)} note={texts.lead} />
      {own.sold.length + own.owned.length === 0 && <Text>{texts.none}</Text>}
      <ul className={styles.goods}>
        {offered.map((keepsake) => (
          <SoldRow key={keepsake.keepsake} sold={keepsake} own={own} />
        ))}
      </ul>
      {own.owned.length > 0 && (
        <>
          <h3 className={styles.yours}>{texts.yours}</h3>
          <ul className={styles.goods}>
            {own.owned.map((keepsake) => (
              <OwnedRow
                key={keepsake.id}
                owned={keepsake}
                shown={own.emblem}
                isNew={!before.has(keepsake.id)}
              />
            ))}
          </ul>
        </>
      )}
    </Stack>
  )
}
