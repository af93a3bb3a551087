import { paths } from '@tower/contract/pages.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../../ui/button/button.tsx'
import { Illustration } from '../../../pictures/illustration.tsx'
import { Lead } from '../../../ui/section/section.tsx'
import styles from './confirm-classroom.module.css'

/** The classroom is confirmed: what its teacher does next. */
export function ConfirmDone({ classroom }: { classroom: string }) {
  const { confirm: texts } = useTexts('nominations')
  return (
    <div className={styles.done}>
      <div>
        <h1>{fillText(texts.done, { classroom })}</h1>
        <Lead className={styles.lead}>{texts.doneText}</Lead>
        <h2>{texts.next}</h2>
        <ol className={styles.steps}>
          {texts.steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              {text}
            </li>
          ))}
        </ol>
        <p className={styles.ways}>
          <ButtonLink kind="primary" size="l" to={`${paths.login}?role=teacher`}>
            {texts.signIn}
          </ButtonLink>
          <GoLink to={paths.draws}>{texts.draws}</GoLink>
        </p>
      </div>
      <div className={styles.picture}>
        <Illustration scene="classroom" label="" />
      </div>
    </div>
  )
}
