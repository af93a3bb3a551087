import { BringOthers } from '../../../matching/nominations/bring-others.tsx'
import { paths } from '@tower/contract/pages.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../../ui/button/button.tsx'
import { Lead } from '../../../ui/section/section.tsx'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import styles from '../confirm-classroom/confirm-classroom.module.css'
import { OutcomeHeading } from '../confirm-classroom/outcome-heading.tsx'

/** What pressing came to, or why there is nothing to press. */
export type Outcome = 'done' | 'counted' | 'expired' | 'unknown'

export type NominationOutcomeProps = {
  outcome: Outcome
  /** Of a nomination that counts now: whose, and how others find it. */
  confirmed?: { classroom: string; hasTeacher: boolean; shareCode: string } | undefined
  /** A press came to it, rather than opening the link. */
  isAnswer: boolean
}

/** The words for an outcome, and the way on. */
export function NominationOutcome({ outcome, confirmed, isAnswer }: NominationOutcomeProps) {
  const { confirm, confirmOwn: texts } = useTexts('nominations')
  const words = {
    done: {
      title: texts.done,
      text: fillText(confirmed?.hasTeacher ? texts.doneText : texts.doneWaiting, {
        classroom: confirmed?.classroom ?? '',
      }),
    },
    counted: { title: texts.counted, text: texts.countedText },
    expired: { title: texts.expired, text: texts.expiredText },
    unknown: { title: confirm.unknown, text: confirm.unknownText },
  }[outcome]
  const isOver = outcome === 'done' || outcome === 'counted'
  return (
    <div className={styles.closed}>
      {!isOver && <EmptyBlocks kind={outcome === 'unknown' ? 'no-match' : 'nothing-yet'} />}
      <OutcomeHeading isAnswer={isAnswer}>{words.title}</OutcomeHeading>
      <Lead>{words.text}</Lead>
      {confirmed && <BringOthers name={confirmed.classroom} code={confirmed.shareCode} />}
      <p className={styles.ways}>
        {isOver ? (
          <ButtonLink kind="primary" size="l" to={paths.draws}>
            {confirm.draws}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" size="l" to={paths.classroomAbout}>
            {texts.again}
          </ButtonLink>
        )}
        <GoLink to={paths.home}>{confirm.home}</GoLink>
      </p>
    </div>
  )
}
