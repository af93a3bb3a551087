import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './list-tabs.module.css'
import type { ListAddress } from './use-list-query.ts'

export type ListTabsProps = {
  list: ListAddress<string, string>
  /** Says what the tabs choose; for screen readers. */
  label: string
  /** The closed filter that they set. */
  filter: string
  /** What the first is called where the word for all is another one. */
  all?: string | undefined
  options: readonly { value: string; label: string; count?: number | undefined }[]
}

/** The values of one filter as views over a list, each an address; the first shows all. */
export function ListTabs({ list, label, filter, all, options }: ListTabsProps) {
  const { list: texts } = useTexts('kit')
  const chosen = list.query.filters[filter] ?? ''
  const tabs = useChosenInSight(chosen, options.map(({ count }) => count).join())
  return (
    <nav ref={tabs} className={styles.tabs} aria-label={label}>
      {[{ value: '', label: all ?? texts.all, count: undefined }, ...options].map(
        ({ value, label: name, count }) => (
          <Link
            key={value}
            to={list.linkTo({ filters: { [filter]: value } })}
            aria-current={chosen === value ? 'page' : undefined}
            preventScrollReset
          >
            {name}
            {count ? <span className={styles.count}>{count}</span> : null}
          </Link>
        ),
      )}
    </nav>
  )
}

/** As wide as the edge at which the tabs fade out. */
const fadePx = 28

/**
 * Where the tabs are one line that scrolls, the chosen one is brought into its middle if any of it is out of sight, also once
 * counts have made it wider. The page itself stays where it is.
 */
function useChosenInSight(chosen: string, counts: string) {
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = tabs.current
    const tab = line?.querySelector<HTMLElement>('[aria-current]')
    if (!line || !tab || line.scrollWidth <= line.clientWidth) return
    const [shown, sight] = [tab.getBoundingClientRect(), line.getBoundingClientRect()]
    if (shown.left >= sight.left && shown.right <= sight.right - fadePx) return
    line.scrollLeft += shown.left + shown.width / 2 - (sight.left + sight.width / 2)
  }, [chosen, counts])
  return tabs
}
