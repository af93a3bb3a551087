import { paths } from '@tower/contract/pages.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../../ui/button/button.tsx'
import { Lead } from '../../../ui/section/section.tsx'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import styles from './confirm-classroom.module.css'
import { OutcomeHeading } from './outcome-heading.tsx'

/** What a link came to that confirms nothing now. */
export type ClosedState = 'used' | 'expired' | 'unknown' | 'waiting' | 'refused'

/** A link that confirms nothing any more, or never did, or waits for staff: why, and the way on. */
export function ConfirmClosed({ state, isAnswer }: { state: ClosedState; isAnswer: boolean }) {
  const { confirm: texts } = useTexts('nominations')
  const words = {
    waiting: { title: texts.waiting, text: texts.waitingText },
    refused: { title: texts.refused, text: texts.refusedText },
    used: { title: texts.used, text: texts.usedText },
    expired: { title: texts.expired, text: texts.expiredText },
    unknown: { title: texts.unknown, text: texts.unknownText },
  }[state]
  const signIn = { to: `${paths.login}?role=teacher`, label: texts.signIn }
  const askAgain = { to: `${paths.classroomAbout}#confirm`, label: texts.askAgain }
  const way = {
    used: signIn,
    expired: askAgain,
    unknown: askAgain,
    waiting: { to: paths.draws, label: texts.draws },
    refused: { to: paths.contact, label: texts.contact },
  }[state]
  return (
    <div className={styles.closed}>
      <EmptyBlocks kind={state === 'unknown' ? 'no-match' : 'nothing-yet'} />
      <OutcomeHeading isAnswer={isAnswer}>{words.title}</OutcomeHeading>
      <Lead>{words.text}</Lead>
      <p className={styles.ways}>
        <ButtonLink kind="primary" size="l" to={way.to}>
          {way.label}
        </ButtonLink>
        <GoLink to={paths.home}>{texts.home}</GoLink>
      </p>
    </div>
  )
}
