import { paths } from '@tower/contract/pages.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../../ui/button/button.tsx'
import { Lead } from '../../../ui/section/section.tsx'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import styles from './confirm-classroom.module.css'

/** A link that confirms nothing any more, or never did: why, and the way on. */
export function ConfirmClosed({ state }: { state: 'used' | 'expired' | 'unknown' }) {
  const { confirm: texts } = useTexts('nominations')
  const words = {
    used: { title: texts.used, text: texts.usedText },
    expired: { title: texts.expired, text: texts.expiredText },
    unknown: { title: texts.unknown, text: texts.unknownText },
  }[state]
  return (
    <div className={styles.closed}>
      <EmptyBlocks kind={state === 'unknown' ? 'no-match' : 'nothing-yet'} />
      <h1>{words.title}</h1>
      <Lead>{words.text}</Lead>
      <p className={styles.ways}>
        {state === 'used' ? (
          <ButtonLink kind="primary" size="l" to={`${paths.login}?role=teacher`}>
            {texts.signIn}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" size="l" to={`${paths.classroomAbout}#confirm`}>
            {texts.askAgain}
          </ButtonLink>
        )}
        <GoLink to={paths.home}>{texts.home}</GoLink>
      </p>
    </div>
  )
}
