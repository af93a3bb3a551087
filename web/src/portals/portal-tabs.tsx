import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import styles from './portal-tabs.module.css'

export type PortalTab = { to: string; label: string }

/** Pages of one subject side by side; each has an address of its own. Where the screen is narrow they wrap: one that had to be scrolled to was never found. */
export function PortalTabs({ label, tabs }: { label: string; tabs: readonly PortalTab[] }) {
  return (
    <PageTabs label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className={styles.tab ?? ''}>
          {tab.label}
        </NavLink>
      ))}
    </PageTabs>
  )
}

/** Parts of one page side by side; which one is open is said by the query of the address. */
export function PageTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

/** A tab that is a page of its own, with an address. */
export function PageTab({ to, isOpen, children }: { to: string; isOpen: boolean; children: ReactNode }) {
  return (
    <Link to={to} className={styles.tab} aria-current={isOpen ? 'page' : undefined}>
      {children}
    </Link>
  )
}
