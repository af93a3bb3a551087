import { mostCounted } from '@tower/contract/page.ts'
import { Form, Link } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import { SelectField } from '../field/field.tsx'
import { useIsHydrated } from '../hydration/use-is-hydrated.ts'
import { shownRows } from '../pager/pager.tsx'
import { KeptInputs } from './kept-inputs.tsx'
import styles from './list-footer.module.css'
import { pageSizes } from './list-query.ts'
import type { ListAddress } from './use-list-query.ts'

export type ListFooterProps = {
  list: ListAddress<string, string>
  total: number
  /** There are more than were counted. */
  hasMore?: boolean | undefined
  /** Screen readers say it anew when it changes. */
  isNews?: boolean
}

/** Which rows are shown, how many at a time, and the way to the others. */
export function ListFooter({ list, total, hasMore = false, isNews = true }: ListFooterProps) {
  const { list: texts } = useTexts('kit')
  const { page, pageSize } = list.query
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  return (
    <div className={styles.footer}>
      <p role={isNews ? 'status' : undefined}>
        {fillText(hasMore ? texts.showingOfMore : texts.showing, shownRows({ page, pageSize, total }))}
        {hasMore && total < mostCounted && ` · ${texts.narrow}`}
      </p>
      <PageSize list={list} />
      {lastPage > 1 && (
        <nav aria-label={texts.pages} className={styles.pages}>
          {page > 1 && (
            <Link to={list.linkTo({ page: Math.min(page - 1, lastPage) })} rel="prev">
              {texts.previous}
            </Link>
          )}
          <span>{fillText(texts.page, { page, last: lastPage })}</span>
          {page < lastPage && (
            <Link to={list.linkTo({ page: page + 1 })} rel="next">
              {texts.next}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}

function PageSize({ list }: Pick<ListFooterProps, 'list'>) {
  const { list: texts } = useTexts('kit')
  const isHydrated = useIsHydrated()
  return (
    <Form method="get" className={styles.size}>
      <KeptInputs but={['page', 'pageSize']} />
      <SelectField
        name="pageSize"
        label={texts.rows}
        value={list.query.pageSize}
        onChange={(event) => list.change({ pageSize: Number(event.target.value) })}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </SelectField>
      {!isHydrated && <Button type="submit">{texts.apply}</Button>}
    </Form>
  )
}
