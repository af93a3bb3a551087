import { paths } from '@tower/contract/pages.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { useSite } from '../../../page/use-site.ts'
import { Illustration } from '../../../pictures/illustration.tsx'
import styles from './entrance.module.css'

/** The two halves of every sign-in page: what to do at the left, the schoolhouse at the right. */
export function Entrance({ children }: { children: ReactNode }) {
  const { picture } = useTexts('signIn')
  return (
    <div className={styles.entrance}>
      <div className={styles.half}>
        <div className={styles.column}>{children}</div>
      </div>
      <div className={styles.picture}>
        <Illustration scene="doors" label={picture} />
      </div>
    </div>
  )
}

/** The ways in for people without an account. */
export function NewHere() {
  const texts = useTexts('signIn')
  const { nominations } = useSite()
  return (
    <p className={styles.newHere}>
      {texts.newHere} <Link to={paths.sponsor}>{texts.becomeSponsor}</Link>
      {nominations && (
        <>
          {' '}
          {texts.or} <Link to={paths.nominateTeacher}>{texts.nominate}</Link>
        </>
      )}
      .
    </p>
  )
}
