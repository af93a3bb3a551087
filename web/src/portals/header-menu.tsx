import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { CloseIcon, MenuIcon } from '../ui/icons/icons.tsx'
import styles from './site-header.module.css'

export type HeaderMenuProps = { label: string; children: ReactNode }

/**
 * The links of the header where they do not fit in a row. It opens without a script; with one,
 * Escape closes it, and so does a focus that goes on to the page, which it would cover.
 */
export function HeaderMenu({ label, children }: HeaderMenuProps) {
  return (
    <details className={styles.menu} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary aria-label={label}>
        <MenuIcon size={24} className={styles.menuClosed} />
        <CloseIcon size={24} className={styles.menuOpen} />
      </summary>
      {children}
    </details>
  )
}

function closeOnEscape({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

// Without a next place the focus left the window, or nothing but the page was pressed.
function closeOnLeave({ relatedTarget: next, currentTarget: menu }: FocusEvent<HTMLDetailsElement>): void {
  if (next instanceof Node && !menu.contains(next)) menu.open = false
}
