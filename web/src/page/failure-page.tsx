import { paths } from '@tower/contract/pages.ts'
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import type { Texts } from '../texts/texts.ts'
import styles from './failure-page.module.css'
import { EmptyBlocks } from '../pictures/tower/empty-blocks.tsx'

/**
 * What people see when a page breaks: what happened, that nothing is lost, and a way on. For use inside a frame.
 * Plain links: a page that broke is left by asking the server anew; an empty one leads to where one is.
 */
export function FailureMessage({ home = paths.home }: { home?: string }) {
  const error = useRouteError()
  const { pathname } = useLocation()
  const root = useRouteLoaderData<{ texts: { shell: Texts['shell'] } }>('root')
  // Even the frame's texts may be missing, and with them the language: then these few are shown, in both.
  const texts: Partial<Texts['shell']['failure']> = root?.texts.shell.failure ?? {
    brokenTitle: 'Error',
    tryAgain: 'Retry / Reintentar',
    home: 'Home / Inicio',
    contact: 'Contact / Contacto',
  }
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    // What broke for want of a connection comes by itself. Anything else is left alone: in the frame around it somebody may be typing.
    if (isMissing || navigator.onLine) return
    const again = () => location.reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isMissing])
  const ofPages: Readonly<Record<string, string>> | undefined = texts.ofPages
  const ofPage = ofPages?.[String(/^.\w+.?/.exec(pathname))]
  return (
    <div className={styles.failure}>
      <EmptyBlocks kind={isMissing ? 'no-match' : undefined} />
      <h1>{isMissing ? texts.notFoundTitle : (ofPage ?? texts.brokenTitle)}</h1>
      <p>{isMissing ? texts.notFound : texts.broken}</p>
      <p className={styles.ways}>
        {!isMissing && <a href="">{texts.tryAgain}</a>}
        <a href={home}>{texts.home}</a>
        {!isMissing && texts.back && (
          <button type="button" onClick={() => history.back()}>
            {texts.back}
          </button>
        )}
        <a href={paths.contact}>{texts.contact}</a>
      </p>
    </div>
  )
}

/** The same where no frame is left around it. */
export function FailurePage() {
  return (
    <main>
      <FailureMessage />
    </main>
  )
}
