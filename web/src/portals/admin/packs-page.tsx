import { paths } from '@tower/contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { marketQueries, packsOf } from '../../money/credits/market.api.ts'
import { PackTable } from '../../money/credits/pack-table.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ConsoleHead } from './console-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import styles from './market-page.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'market') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.market.packs.title)

/** The credit packs, only to be read. */
export default function PacksPage() {
  const { packs: texts } = useTexts('market')
  const packs = useQuery(marketQueries.packs)
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <div className={styles.parts}>
        {packs.isPending && <Skeleton lines={4} />}
        {packs.isError && (
          <FailedPart
            message={texts.failed}
            onRetry={() => void packs.refetch()}
            pending={packs.isFetching}
          />
        )}
        {packs.data && <PackTable packs={packsOf(packs.data.items)} none={texts.none} />}
        <p>
          <Link to={paths.adminMarket}>{texts.change}</Link>
        </p>
      </div>
    </>
  )
}
