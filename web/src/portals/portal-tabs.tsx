import { type ReactNode, useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import styles from './portal-tabs.module.css'

export type PortalTab = { to: string; label: string }

/** Pages of one subject side by side; each has an address of its own. On phones they scroll sideways. */
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

/** Parts of one page side by side; which one is open is said by the query of the address. The open one is never cut off. */
export function PageTabs({ label, children }: { label: string; children: ReactNode }) {
  const strip = useRef<HTMLElement>(null)
  const { key } = useLocation()
  useEffect(() => showOpen(strip.current), [key])
  return (
    <nav ref={strip} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

/** Where the tabs are wider than the screen, the open one stands in its middle. */
function showOpen(strip: HTMLElement | null): void {
  const open = strip?.querySelector('[aria-current="page"]')
  if (!strip || !open) return
  const [around, tab] = [strip.getBoundingClientRect(), open.getBoundingClientRect()]
  strip.scrollLeft += tab.left - around.left - (around.width - tab.width) / 2
}

/** A tab that is a page of its own, with an address. */
export function PageTab({ to, isOpen, children }: { to: string; isOpen: boolean; children: ReactNode }) {
  return (
    <Link to={to} className={styles.tab} aria-current={isOpen ? 'page' : undefined}>
      {children}
    </Link>
  )
}
