import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { NumaButton } from '../../learning/assistant/numa-button.tsx'
import { DraftRibbon } from '../../page/draft-ribbon.tsx'
import { FailureMessage } from '../../page/failure-page.tsx'
import { FocusOnNavigation } from '../../page/focus-on-navigation.tsx'
import { SiteFooter } from '../site-footer.tsx'
import { SiteHeader } from '../site-header.tsx'
import { OfflineBar } from '../../page/offline-bar.tsx'
import { SlowNavigation, useSlowNavigation } from '../../page/slow-navigation.tsx'
import { SkipLink } from '../../page/skip-link.tsx'

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}

/** A page that broke leaves the frame standing. */
export function ErrorBoundary() {
  return (
    <PublicFrame>
      <FailureMessage />
    </PublicFrame>
  )
}

/** The frame of every public page. */
function PublicFrame({ children }: { children: ReactNode }) {
  const slow = useSlowNavigation()
  return (
    <>
      <SkipLink />
      <DraftRibbon />
      <SiteHeader />
      <main id="main" aria-busy={slow !== undefined || undefined}>
        {children}
      </main>
      <SlowNavigation to={slow} />
      <OfflineBar />
      <SiteFooter />
      <NumaButton />
      <FocusOnNavigation />
    </>
  )
}
