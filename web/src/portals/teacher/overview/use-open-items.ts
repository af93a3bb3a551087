import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { orderQueries } from '../../../spending/orders/orders.api.ts'
import { reimbursementQueries } from '../../../spending/reimbursements/reimbursements.api.ts'
import { supportQueries } from '../../../spending/support/support.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'

const one = { page: 1, pageSize: 1 } as const

export type OpenItem = { words: string; to: string; waitsFor: 'teacher' | 'others' }

/** What waits for the teacher, then what is under way, each number with the way to its list. */
export function useOpenItems(): OpenItem[] {
  const { open: texts } = useTexts('teacher')
  const language = useLanguage()
  const counts = useQuery(reimbursementQueries.counts).data
  const submitted = useQuery(orderQueries.list({ ...one, status: 'submitted' })).data?.total
  const paid = useQuery(orderQueries.list({ ...one, status: 'paid' })).data?.total
  const answered = useQuery(supportQueries.list({ ...one, status: 'pending' })).data?.total
  const own = [
    { words: texts.drafts, count: counts?.draft, to: `${paths.teacherReimbursements}?status=draft` },
    { words: texts.answered, count: answered, to: `${paths.teacherSupport}?status=pending` },
  ]
  const others = [
    { words: texts.submitted, count: submitted, to: `${paths.teacherOrders}?status=submitted` },
    { words: texts.paid, count: paid, to: `${paths.teacherOrders}?status=paid` },
    { words: texts.waiting, count: counts?.submitted, to: `${paths.teacherReimbursements}?status=submitted` },
  ]
  const counted = (items: typeof own, waitsFor: OpenItem['waitsFor']) =>
    items.flatMap(({ words, count, to }) =>
      count ? [{ words: fillCounted(words, count, language), to, waitsFor }] : [],
    )
  return [...counted(own, 'teacher'), ...counted(others, 'others')]
}
