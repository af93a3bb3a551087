import { invalidRequest, resourceMissing } from './faults.ts'
import type { FormTree } from './form-body.ts'
import { findBranch, findInteger, findText } from './params.ts'

interface Listed {
  id: string
  created: number
}

/** A page of a list the way Stripe pages: newest first, `limit`, `starting_after`, `created[gte]`, `has_more`. */
export function listPage<T extends Listed>(
  url: string,
  form: FormTree,
  records: Iterable<T>,
  matches: (record: T) => boolean = () => true,
): { object: 'list'; url: string; has_more: boolean; data: T[] } {
  const limit = findInteger(form, 'limit', 1) ?? 10
  if (limit > 100) throw invalidRequest('Limit must be at most 100', { param: 'limit' })

  const wanted = [...records].filter((record) => matches(record) && isInPeriod(form, record)).toReversed()
  const start = startOf(form, wanted)
  const data = wanted.slice(start, start + limit)
  return { object: 'list', url, has_more: start + limit < wanted.length, data }
}

function isInPeriod(form: FormTree, { created }: Listed): boolean {
  const period = findBranch(form, 'created')
  const from = findInteger(period, 'gte') ?? 0
  const until = findInteger(period, 'lt') ?? Infinity
  return created >= from && created < until
}

function startOf(form: FormTree, records: readonly Listed[]): number {
  const after = findText(form, 'starting_after')
  if (after === undefined) return 0
  const index = records.findIndex(({ id }) => id === after)
  if (index < 0) throw resourceMissing('object', after, 'starting_after')
  return index + 1
}

/** Whether the request asks for a related object in full, by `expand[]`. */
export function isExpanded(form: FormTree, path: string): boolean {
  return Object.values(findBranch(form, 'expand')).includes(path)
}
