import { isRouteErrorResponse, Link, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import { paths } from '../paths.ts'
import type { Texts } from '../texts/texts.ts'
import styles from './failure-page.module.css'
import { EmptyBlocks } from './tower/empty-blocks.tsx'

/** What people see when a page breaks: what happened, that nothing is lost, and a way on. For use inside a frame. */
export function FailureMessage() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const shell = useRouteLoaderData<{ texts: { shell: Texts['shell'] } }>('root')?.texts.shell
  // Even the frame's texts may be missing: then these few are shown.
  const texts: Partial<Texts['shell']['failure']> = shell?.failure ?? {
    brokenTitle: 'Something went wrong',
    tryAgain: 'Retry',
    home: 'Home',
  }
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isMissing = status === 404
  return (
    <div className={styles.failure}>
      <EmptyBlocks kind={isMissing ? 'no-match' : 'nothing-yet'} />
      <h1>{isMissing ? texts.notFoundTitle : texts.brokenTitle}</h1>
      <p>{status === 403 ? texts.refused : isMissing ? texts.notFound : texts.broken}</p>
      <p className={styles.ways}>
        {!isMissing && (
          <Link to={pathname + search} reloadDocument>
            {texts.tryAgain}
          </Link>
        )}
        <Link to={paths.home} reloadDocument>
          {texts.home}
        </Link>
        <Link to={paths.contact}>{texts.contact}</Link>
      </p>
    </div>
  )
}

/** The same where no frame is left around it. */
export function FailurePage() {
  return (
    <main id="main">
      <FailureMessage />
    </main>
  )
}
