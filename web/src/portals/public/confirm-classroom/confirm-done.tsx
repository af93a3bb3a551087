import { paths } from '@tower/contract/pages.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../../ui/button/button.tsx'
import { Illustration } from '../../../pictures/illustration.tsx'
import { Lead } from '../../../ui/section/section.tsx'
import styles from './confirm-classroom.module.css'
import { OutcomeHeading } from './outcome-heading.tsx'

export type ConfirmDoneProps = {
  confirmed: { classroom_name: string; nominators: number; share_code: string | null }
}

/** The classroom is confirmed: how many stand behind it, its code, and what its teacher does next. */
export function ConfirmDone({ confirmed }: ConfirmDoneProps) {
  const { confirm: texts } = useTexts('nominations')
  const language = useLanguage()
  const { classroom_name: classroom, nominators, share_code: code } = confirmed
  return (
    <div className={styles.done}>
      <div>
        <OutcomeHeading isAnswer>{fillText(texts.done, { classroom })}</OutcomeHeading>
        <Lead className={styles.lead}>
          {nominators === 0 ? texts.doneUnnominated : fillCounted(texts.doneNominated, nominators, language)}
        </Lead>
        {code && (
          <p className={styles.code}>
            {texts.code} <b>{code}</b> <GoLink to={paths.teacherShare({ code })}>{texts.codePage}</GoLink>
          </p>
        )}
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
