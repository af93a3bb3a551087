import { paths } from '@tower/contract/pages.ts'
import { forgetSession } from '../session/stored-session.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import styles from './portal-layout.module.css'

/** Why a page that was open can be read no more. */
export type LostAccess = 'signed-out' | 'refused'

/** In place of a page whose session ended, or whose visitor may see it no more: the reason and a way on. */
export function PortalLostAccess({ access }: { access: LostAccess }) {
  const { guard, header, failure } = useTexts('shell')
  return (
    <div className={styles.lost} role="alert">
      <h1>{access === 'signed-out' ? guard.mustSignIn : guard.notAllowed}</h1>
      {access === 'signed-out' ? (
        // The guard notices that the session is gone and leads to the sign-in page, and back here afterwards.
        <Button kind="primary" onClick={forgetSession}>
          {header.login}
        </Button>
      ) : (
        <ButtonLink to={paths.home}>{failure.home}</ButtonLink>
      )}
    </div>
  )
}
