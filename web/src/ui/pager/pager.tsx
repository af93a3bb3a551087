import { Link, useLocation } from 'react-router'
import styles from './pager.module.css'

export type PagerProps = {
  /** Says what is paged; for screen readers. */
  label: string
  page: number
  pageSize: number
  total: number
  /** Showing 1–20 of 128. */
  words: string
  previous: string
  next: string
  /** Which query parameter holds the page. */
  parameter?: string
  /** The id of what is paged: without a script the page opens there. */
  anchor?: string
}

/** Back and forth through a list; the page stands in the address. */
export function Pager({
  label,
  page,
  pageSize,
  total,
  words,
  previous,
  next,
  parameter = 'page',
  anchor,
}: PagerProps) {
  const { search } = useLocation()
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const to = (target: number) => {
    const query = new URLSearchParams(search)
    if (target === 1) query.delete(parameter)
    else query.set(parameter, String(target))
    return { search: query.toString(), hash: anchor ?? '' }
  }
  if (lastPage === 1 && page === 1) return null
  return (
    <nav className={styles.pager} aria-label={label}>
      <span>{words}</span>
      {page > 1 && (
        <Link to={to(page - 1)} preventScrollReset>
          {previous}
        </Link>
      )}
      {page < lastPage && (
        <Link to={to(page + 1)} preventScrollReset>
          {next}
        </Link>
      )}
    </nav>
  )
}

/** The page in the address: a whole number from 1 up, 1 for anything else. */
export function readPage(query: URLSearchParams, parameter = 'page'): number {
  const page = Number(query.get(parameter))
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** The numbers of the first and the last row shown. */
export function shownRows({ page, pageSize, total }: { page: number; pageSize: number; total: number }) {
  const from = Math.min(total, (page - 1) * pageSize + 1)
  return { from, to: Math.min(total, page * pageSize), total }
}
