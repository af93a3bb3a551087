import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import { isCallError } from '../../../api/call-error.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { ActFailed } from '../act-failed.tsx'
import { BroughtIntoView } from '../typing/brought-into-view.tsx'
import styles from './stories.module.css'

export type StoryNoticesProps = {
  story: ManagedStory | undefined
  /** What a colleague saved meanwhile. */
  theirs: ManagedStory | undefined
  error: Error | null
  isLocked: boolean
}

/** What somebody has to know before they change a story. */
export function StoryNotices({ story, theirs, error, isLocked }: StoryNoticesProps) {
  const { editor: texts } = useTexts('storyDesk')
  const { system } = useTexts('people')
  const { status, decision_reason: reason, decided_by: actor } = story ?? {}
  return (
    <>
      {isLocked && (
        <Notice tone="info" announce={false}>
          {texts.locked}
        </Notice>
      )}
      {status === 'waiting' && (
        <Notice tone="info" announce={false}>
          {texts.leavesReview}
        </Notice>
      )}
      {status === 'refused' && reason && (
        <Notice tone="warning" announce={false}>
          {fillText(texts.refusedNotice, { actor: actor ?? system, reason })}
        </Notice>
      )}
      {error && (
        <BroughtIntoView>
          <Refused error={error} theirs={theirs} />
        </BroughtIntoView>
      )}
    </>
  )
}

/** Why it was not saved; where a colleague was first, what they saved. */
function Refused({ error, theirs }: { error: Error; theirs: ManagedStory | undefined }) {
  const { editor: texts } = useTexts('storyDesk')
  if (isCallError(error) && error.code === 'stories.not_found')
    return <Notice tone="warning">{texts.gone}</Notice>
  if (!theirs) return <ActFailed error={error} failed={texts.saveFailed} />
  return (
    <Notice tone="warning">
      {texts.theirs}
      <Theirs story={theirs} />
    </Notice>
  )
}

/** The newer words in both languages. */
function Theirs({ story }: { story: ManagedStory }) {
  const { editor: texts } = useTexts('storyDesk')
  const told = [
    [texts.english, story.title, story.summary, story.image_alt],
    [texts.spanish, story.title_es, story.summary_es, story.image_alt_es],
  ] as const
  return (
    <dl className={styles.theirs}>
      {told.map(([language, title, summary, alt]) => (
        <div key={language}>
          <dt>{language}</dt>
          <dd>{[title, summary, alt].filter(Boolean).join(' · ')}</dd>
        </div>
      ))}
      <div>
        <dt>{texts.settings}</dt>
        <dd>{[story.image_url, story.link_url, story.place, story.starts_at].filter(Boolean).join(' · ')}</dd>
      </div>
    </dl>
  )
}
