import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { cardVendors } from '@tower/contract/spending/cards.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { cardQueries } from '../../spending/cards/cards.api.ts'
import { SecondPersonNotice } from '../../money/approvals/second-person-notice.tsx'
import { OneTimeCards } from '../../spending/cards/one-time-cards.tsx'
import { VendorCards } from '../../spending/cards/vendor-cards.tsx'
import { LatestSessions } from '../../spending/shopping/latest-sessions.tsx'
import { StartSession } from '../../spending/shopping/start-session.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { askPath } from './support/ask-about.ts'
import styles from './teacher-shopping-page.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'cards'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.shopping.title)

/** A teacher buys by card: one-time cards, sessions with the cards that stores have on file, and the stores. */
export default function TeacherShoppingPage() {
  const { title, lead, list } = useTexts('shopping')
  const { vendor: cards } = useTexts('cards')
  const reading = useQuery(cardQueries.vendor)
  const ready = reading.data?.items.filter((card) => card.is_ready).map(({ vendor }) => vendor)
  const failing = (message: string) => (retry: () => void, pending: boolean) => (
    <FailedPart message={message} onRetry={retry} pending={pending} />
  )
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OneTimeCards
            failed={failing(cards.failed)}
            askPath={(name) => askPath('card', name)}
            secondPerson={(asked) => <SecondPersonNotice approval={asked} />}
          />
          <Stores />
        </div>
        <div className={styles.column}>
          <StartSession readyVendors={ready} />
          <LatestSessions
            linkTo={({ id }) => paths.teacherSession({ sessionId: id })}
            failed={failing(list.failed)}
          />
          <VendorCards failed={failing(cards.failed)} />
        </div>
      </div>
    </>
  )
}

/** The stores themselves. */
function Stores() {
  const { stores, vendors } = useTexts('shopping')
  return (
    <Card title={stores.title}>
      <ul className={styles.stores}>
        {cardVendors.map((vendor) => (
          <li key={vendor}>
            <a href={`/api/market/session?vendor=${vendor}`} target="_blank" rel="noreferrer">
              {fillText(stores.open, { vendor: vendors[vendor] })}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{stores.note}</p>
    </Card>
  )
}
