import { loginPath } from '@tower/contract/people/sign-in-paths.ts'
import { Link, useLocation } from 'react-router'
import { giverField } from '../../session/giver-field.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './giver-part.module.css'
import type { Giver } from './use-giver.ts'

export type GiverPartProps = {
  giver: Giver
  /** Where a field for the address says it. */
  isSaidElsewhere?: boolean
}

/** The part of every gift form that says whose gift it is: to its reader, and on the way to the server. */
export function GiverPart({ giver: { field, account, trouble }, isSaidElsewhere = false }: GiverPartProps) {
  const { giver: texts } = useTexts('shell')
  return (
    <>
      <input type="hidden" ref={field} name={giverField} defaultValue="" />
      {trouble && (
        <Notice tone="warning" action={trouble === 'ended' && <SignInAgain />}>
          {texts[trouble]}
        </Notice>
      )}
      {account && !isSaidElsewhere && (
        <p className={styles.account}>{fillText(texts.account, { email: account.email })}</p>
      )}
    </>
  )
}

/** Leads back to this form. */
function SignInAgain() {
  const { giver: texts } = useTexts('shell')
  const { pathname, search } = useLocation()
  return <Link to={loginPath('ended', pathname + search)}>{texts.signIn}</Link>
}
