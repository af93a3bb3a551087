import type { CardFee } from '@tower/contract/money/fee-cover.ts'
import type { AthleteReport } from '@tower/contract/money/athlete-reports.contract.ts'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { useFreshViewAfterReturn } from '../../../money/giving/use-fresh-view-after-return.ts'
import { late } from '../../../ui/late/late.tsx'
import { Wrap } from '../../../ui/section/section.tsx'
import type { ShownProspect } from './find-prospect.ts'
import type { SponsorAnswer } from './give-to-prospect.ts'
import { ProspectBar } from './prospect-bar.tsx'
import { ProspectHead } from './prospect-head.tsx'
import type { ProspectDraft, WidgetLimits } from './prospect-draft.ts'
import styles from './prospect.module.css'

const SponsorWidget = late(() => import('./sponsor-widget.tsx'))
const ProspectStory = late(() => import('./prospect-story.tsx'))

export type ProspectReadyProps = {
  prospect: ShownProspect
  /** What gifts did so far. */
  report: AthleteReport | undefined
  start: ProspectDraft
  limits: WidgetLimits
  /** Names this view of the page, so that the same draft sent twice is one checkout. */
  viewKey: string
  cardFee: CardFee
  /** What the last sent widget came to. */
  answer: SponsorAnswer | undefined
}

/** The page of a prospect: who they are, what they save for, and the widget to help. */
export function ProspectReady({ prospect, report, start, answer, ...rest }: ProspectReadyProps) {
  const [draft, setDraft] = useState(answer?.draft ?? start)
  const isPending = useNavigation().formMethod === 'POST'
  useFreshViewAfterReturn()
  const name = prospect.first_name
  const widget = {
    ...rest,
    name,
    goals: prospect.goals,
    draft,
    onChange: (change: Partial<ProspectDraft>) => setDraft((before) => ({ ...before, ...change })),
    answer,
    isPending,
    unusedDays: report?.unused_days,
  }
  return (
    <Wrap>
      <div className={styles.page}>
        <ProspectHead prospect={prospect} />
        <aside className={styles.aside} id="gift">
          <SponsorWidget {...widget} />
        </aside>
        <div className={styles.more}>
          <ProspectStory prospect={prospect} report={report} />
        </div>
      </div>
      <ProspectBar draft={draft} name={name} />
    </Wrap>
  )
}
