import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CharityDefaults, CharityRevision } from '@tower/contract/outreach/charity.contract.ts'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { charityCalls, charityQueries, readCharityAgain } from '../../outreach/charity/charity.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConsoleHead } from './console-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from './unread-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { DetailsForm } from './site/details-form.tsx'
import { HistoryPart } from './site/history-part.tsx'
import { LegalPart } from './site/legal-form.tsx'
import { ZonePart } from './site/zone-form.tsx'
import { PagesPart } from './site/pages-part.tsx'
import styles from './site/site.module.css'
import { typedOf } from './site/typed-details.ts'
import { forgetWords } from '../../session/kept-words.ts'
import { useKeptForm, useTypingPlace } from '../../session/use-kept-form.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'siteDesk') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.siteDesk.title)

/** Who the charity is, and the pages whose texts staff word. */
export default function SitePage() {
  const texts = useTexts('siteDesk')
  const reading = useQuery(charityQueries.details)
  const [begun, setBegun] = useState(0)
  const typing = useTypingPlace('charity')
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <div className={styles.page}>
        {reading.isPending && <Skeleton lines={20} />}
        {reading.isError && !reading.data && <UnreadPart reading={reading} failed={texts.failed} />}
        {reading.data && (
          <Organization
            key={begun}
            {...reading.data}
            onRestored={() => {
              forgetWords(typing)
              setBegun(begun + 1)
            }}
          />
        )}
        {/* Read meanwhile, and not to be moved by what stands above it. */}
        <div hidden={reading.isPending}>
          <PagesPart />
        </div>
      </div>
    </>
  )
}

type OrganizationProps = { item: CharityRevision; defaults: CharityDefaults; onRestored: () => void }

/** What one of its forms saved, the other has seen, too. What is brought back begins them anew. */
function Organization({ item, defaults, onRestored }: OrganizationProps) {
  const kept = useKeptForm(useTypingPlace('charity'), () => ({ typed: typedOf(item), seen: item }))
  const { seen, setSeen } = kept
  const part = { item, defaults, seen, setSeen }
  return (
    <>
      <DetailsForm defaults={defaults} kept={kept} />
      <LegalPart {...part} />
      <ZonePart />
      <DetailsHistory number={item.number} onRestored={onRestored} />
    </>
  )
}

function DetailsHistory({ number, onRestored }: { number: number; onRestored: () => void }) {
  const texts = useTexts('siteDesk')
  const client = useQueryClient()
  const reading = useInfiniteQuery(charityQueries.revisions)
  return (
    <HistoryPart
      reading={reading}
      restore={(wanted) => charityCalls.restore(wanted, number)}
      again={() => readCharityAgain(client)}
      onRestored={onRestored}
      ask={texts.history.askDetails}
      action={
        <Button size="s" onClick={() => void exportCsv('charity.csv', charityCalls.revisionsCsv)}>
          {texts.export}
        </Button>
      }
    />
  )
}
