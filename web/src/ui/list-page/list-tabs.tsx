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
  return (
    <nav className={styles.tabs} data-tabs aria-label={label}>
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
