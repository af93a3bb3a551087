import { paths } from '@tower/contract/pages.ts'
import { useSite } from '../../page/use-site.ts'
import type { OwnStorybook } from './storybooks.api.ts'

/** Where readers find a book; undefined while it is not published. */
export function useBookAddress(book: Pick<OwnStorybook, 'code'> | undefined): string | undefined {
  const { origin } = useSite()
  return book?.code == null ? undefined : `${origin}${paths.book({ code: book.code })}`
}
