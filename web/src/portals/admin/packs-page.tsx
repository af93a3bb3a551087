import { paths } from '@tower/contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { creditQueries } from '../../money/credits/credits.api.ts'
import { packsOf } from '../../money/credits/market.api.ts'
import { PackTable } from '../../money/credits/pack-table.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from './unread-part.tsx'
import { portalMeta } from '../portal-meta.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'market') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.market.packs.title)

/** The credit packs of the marketplace, only to be read. */
export default function PacksPage() {
  const { back } = useTexts('people')
  const { title: market, packs: texts } = useTexts('market')
  const packs = useQuery(creditQueries.packs)
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[
          { label: back, to: paths.admin },
          { label: market, to: paths.adminMarket },
          { label: texts.title },
        ]}
      />
      <Stack above={5}>
        {packs.isPending && <Skeleton lines={4} />}
        {packs.isError && <UnreadPart reading={packs} failed={texts.failed} />}
        {packs.data && <PackTable packs={packsOf(packs.data.items)} none={texts.none} />}
        <p>
          <Link to={paths.adminMarket}>{texts.change}</Link>
        </p>
      </Stack>
    </>
  )
}
