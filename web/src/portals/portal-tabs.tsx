import { NavLink } from 'react-router'
import styles from './portal-tabs.module.css'

export type PortalTab = { to: string; label: string }

/** Pages of one subject side by side; each has an address of its own. On phones they scroll sideways. */
export function PortalTabs({ label, tabs }: { label: string; tabs: readonly PortalTab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className={styles.tab ?? ''}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  )
}
