import { changeListQuery, type ListSpec, readListQuery } from '../../ui/list-page/list-query.ts'

/** What an address asks of its list, the page aside, in one spelling; empty for the list as it opens. */
export function readViewSearch(address: URLSearchParams, spec: ListSpec): string {
  return askIn(new URLSearchParams(), address, spec).toString()
}

/** The address with a view opened in it: what else stands there, such as the open tab, stays. */
export function openInAddress(address: URLSearchParams, search: string, spec: ListSpec): URLSearchParams {
  const rest = new URLSearchParams(address)
  for (const name of ['q', 'sort', 'page', 'pageSize', ...Object.keys(spec.filters)]) rest.delete(name)
  return askIn(rest, new URLSearchParams(search), spec)
}

function askIn(rest: URLSearchParams, asked: URLSearchParams, spec: ListSpec): URLSearchParams {
  const { q, filters, sort, pageSize } = readListQuery(asked, spec)
  return changeListQuery(rest, { q, filters, pageSize, ...(sort !== undefined && { sort }) }, spec)
}
