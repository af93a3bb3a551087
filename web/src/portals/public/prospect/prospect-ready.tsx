import type { CardFee } from '@tower/contract/money/fee-cover.ts'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { useFreshViewAfterReturn } from '../../../money/giving/use-fresh-view-after-return.ts'
import { LatePart } from '../../../page/late-part.tsx'
import { Wrap } from '../../../ui/section/section.tsx'
import type { ShownProspect } from './find-prospect.ts'
import type { SponsorAnswer } from './give-to-prospect.ts'
import { ProspectBar } from './prospect-bar.tsx'
import { ProspectHead } from './prospect-head.tsx'
import type { ProspectDraft, WidgetLimits } from './prospect-draft.ts'
import styles from './prospect.module.css'

const widgetAtServer = import.meta.env.SSR ? (await import('./sponsor-widget.tsx')).SponsorWidget : undefined
const loadWidget = async () => (await import('./sponsor-widget.tsx')).SponsorWidget
const storyAtServer = import.meta.env.SSR ? (await import('./prospect-story.tsx')).ProspectStory : undefined
const loadStory = async () => (await import('./prospect-story.tsx')).ProspectStory

export type ProspectReadyProps = {
  prospect: ShownProspect
  start: ProspectDraft
  limits: WidgetLimits
  /** Names this view of the page, so that the same draft sent twice is one checkout. */
  viewKey: string
  cardFee: CardFee
  /** What the last sent widget came to. */
  answer: SponsorAnswer | undefined
}

/** The page of a prospect: who they are, what they save for, and the widget to help. */
export function ProspectReady({ prospect, start, answer, ...rest }: ProspectReadyProps) {
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
  }
  return (
    <Wrap>
      <div className={styles.page}>
        <ProspectHead prospect={prospect} />
        <aside className={styles.aside} id="gift">
          <LatePart atServer={widgetAtServer} load={loadWidget} props={widget} />
        </aside>
        <div className={styles.more}>
          <LatePart atServer={storyAtServer} load={loadStory} props={{ prospect }} />
        </div>
      </div>
      <ProspectBar draft={draft} name={name} />
    </Wrap>
  )
}
