import type { LoaderFunctionArgs } from 'react-router'
import { useSearchParams } from 'react-router'
import { ItemCatalog } from '../../learning/badges/desk/item-catalog.tsx'
import { KeepsakeCatalog } from '../../learning/keepsakes/desk/keepsake-catalog.tsx'
import { GrantCard } from '../../money/credits/grant-card.tsx'
import { PackCatalog } from '../../money/credits/pack-catalog.tsx'
import { MarketLedger } from '../../money/credits/market-ledger.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ConsoleHead } from './console-head.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Segment } from '../../ui/segment/segment.tsx'
import { portalMeta } from '../portal-meta.ts'
import { PageTab, PageTabs } from '../portal-tabs.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'itemDesk', 'keepsakeDesk', 'keepsakes', 'market'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.market.title)

/** Staff keep the marketplace: what it offers, and what happened to credits. */
export default function MarketPage() {
  const texts = useTexts('market')
  const [query] = useSearchParams()
  const options = Object.entries(texts.tabs).map(([value, label]) => ({ value, label }))
  const tab = options.find(({ value }) => value === query.get('tab'))?.value ?? 'catalog'
  return (
    <>
      <ConsoleHead title={texts.title} />
      <PageTabs label={texts.tabsLabel}>
        {options.map(({ value, label }) => (
          <PageTab key={value} to={`?tab=${value}`} isOpen={value === tab}>
            {label}
          </PageTab>
        ))}
      </PageTabs>
      <Stack above={5}>
        {tab === 'catalog' && <MarketCatalog />}
        {tab === 'gifts' && (
          <MarketLedger>
            <GrantCard />
          </MarketLedger>
        )}
        {tab === 'settings' && <p>{texts.settings}</p>}
      </Stack>
    </>
  )
}

/** What the marketplace offers, by kind. */
function MarketCatalog() {
  const { kindsLabel, kinds, catalogFailed, noItems } = useTexts('market')
  const [query, setQuery] = useSearchParams()
  const options = Object.entries(kinds).map(([value, label]) => ({ value, label }))
  const kind = options.find(({ value }) => value === query.get('kind'))?.value ?? 'packs'
  const tab = kind === 'badges' || kind === 'avatars' ? kind : undefined
  const choose = (chosen: string) => setQuery({ kind: chosen }, { replace: true })
  const words = tab && { title: kinds[tab], failed: catalogFailed, none: noItems }
  return (
    <>
      <Segment legend={kindsLabel} name="kind" options={options} value={kind} onChoose={choose} />
      {kind === 'packs' && <PackCatalog />}
      {tab && words && <ItemCatalog key={tab} tab={tab} words={words} />}
      {kind === 'keepsakes' && <KeepsakeCatalog />}
    </>
  )
}
