import { useQuery } from '@tanstack/react-query'
import { weeklyStorybookCredits } from '@tower/contract/money/teacher-credits.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import {
  type StorybookWeek,
  teacherCreditQueries,
  type TeacherGrant,
} from '../../../money/credits/teacher-credits.api.ts'
import { fillCounted, fillText, showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { showTime } from '../../../ui/time/show-time.ts'
import { FailedPart } from '../../failed-part.tsx'
import styles from './credits-card.module.css'

type Named = { id: string; public_name: string }

export type GrantedCreditsProps = { classrooms: readonly Named[] }

/** What staff granted a teacher for tools and storybooks, and what is left of it; nothing where they never did. */
export function GrantedCredits({ classrooms }: GrantedCreditsProps) {
  const { credits: texts } = useTexts('teacher')
  const grants = useQuery(teacherCreditQueries.grants)
  if (grants.isError && !grants.data) {
    return <FailedPart message={texts.grantsFailed} onRetry={() => void grants.refetch()} />
  }
  if (!grants.data || grants.data.items.length === 0) return null
  return (
    <>
      <Left classrooms={classrooms} />
      <details className={styles.grants}>
        <summary>{texts.grants}</summary>
        <ul>
          {grants.data.items.map((grant) => (
            <GrantLine key={grant.id} grant={grant} />
          ))}
        </ul>
      </details>
    </>
  )
}

function Left({ classrooms }: GrantedCreditsProps) {
  const { credits: texts } = useTexts('teacher')
  const language = useLanguage()
  const balances = useQuery(teacherCreditQueries.balances)
  const weeks = useQuery(teacherCreditQueries.weeks)
  if ((balances.isError && !balances.data) || (weeks.isError && !weeks.data)) {
    const retry = () => void Promise.all([balances.refetch(), weeks.refetch()])
    return <FailedPart message={texts.grantsFailed} onRetry={retry} />
  }
  if (!balances.data || !weeks.data) return null
  const tools = balances.data.balances.find(({ credit_type: type }) => type === 'tools')?.balance ?? 0
  const thisWeek = listRaised(weeks.data)
  return (
    <>
      {tools > 0 && (
        <div className={styles.granted}>
          <h3>{texts.tools}</h3>
          <p>
            <b>{showNumber(tools, language)}</b>
          </p>
          <small>
            {texts.toolsNote} <Link to={paths.teacherTools}>{texts.toTools}</Link>
          </small>
        </div>
      )}
      {thisWeek.map((week) => (
        <div key={week.id} className={styles.granted}>
          <h3>{texts.storybook}</h3>
          <p>
            <b>{showLeft(week, classrooms, texts)}</b>
          </p>
          <small>
            {fillText(texts.storybookNote, {
              day: showTime(week.period_end, 'day', language),
            })}
          </small>
        </div>
      ))}
    </>
  )
}

/** The weeks of now, the newest, in which a classroom has more than every classroom gets, or used some. */
function listRaised(weeks: readonly StorybookWeek[]): StorybookWeek[] {
  const newest = weeks[0]?.period_start
  return weeks.filter(
    ({ period_start: start, credits_granted: granted, credits_used: used }) =>
      start === newest && (granted > weeklyStorybookCredits || used > 0),
  )
}

function showLeft(
  { classroom_id: id, credits_granted: granted, credits_used: used }: StorybookWeek,
  classrooms: readonly Named[],
  texts: { of: string; inClassroom: string },
): string {
  const name = classrooms.length > 1 ? classrooms.find((one) => one.id === id)?.public_name : undefined
  const left = { left: granted - used, granted }
  return name === undefined ? fillText(texts.of, left) : fillText(texts.inClassroom, { ...left, name })
}

function GrantLine({ grant }: { grant: TeacherGrant }) {
  const { credits: texts } = useTexts('teacher')
  const language = useLanguage()
  const { storybook_credits: storybook, tools_credits: tools, granted_at: at } = grant
  const what = [
    ...(storybook > 0 ? [fillCounted(texts.grantedStorybook, storybook, language)] : []),
    ...(tools > 0 ? [fillCounted(texts.grantedTools, tools, language)] : []),
  ]
  return <li>{fillText(texts.grantOf, { when: showTime(at, 'date', language), what: what.join(' + ') })}</li>
}
