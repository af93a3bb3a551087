// On PGlite too: the search reads words and addresses by index operators.
import { dayOf, moveDay } from '@tower/contract/org-days.ts'
import { expect, test } from 'vitest'
import { buildReimbursements, reimb } from '../../../../test/spending/reimbursements/build-reimbursements.ts'
import { parseSearch } from './parse-search.ts'

test('a search means a request, an amount, a person or words', () => {
  expect(parseSearch('')).toEqual({})
  expect(parseSearch('rb-1042')).toEqual({ number: 1042 })
  expect(parseSearch('1042')).toEqual({ number: 1042, totalCents: 104_200 })
  expect(parseSearch('$1,250.5')).toEqual({ totalCents: 125_050 })
  expect(parseSearch('Ana@School')).toEqual({ address: 'ana@school' })
  expect(parseSearch('bean seeds')).toEqual({ words: ['bean', 'seeds'], nameWords: ['bean', 'seeds'] })
})

test('staff find requests by teacher, number, amount and words, and narrow them by state, year, day and amount', async () => {
  const { submit, list, dana, decide, backdate, call } = await buildReimbursements()
  const seeds = await submit([{ description: 'Bean seeds', amount_cents: 3_140 }], {
    memo: 'For spring, by HP-4500',
  })
  await backdate(seeds.id, 2)
  const rug = await submit([{ description: 'Rug', amount_cents: 12_900 }])
  await decide(rug.id, 'approved')
  const names = { [seeds.id]: 'seeds', [rug.id]: 'rug' }
  const found = async (query: string) => (await list(dana, query)).items.map(({ id }) => names[id])
  expect(await found('')).toEqual(['rug', 'seeds'])
  expect(await found('status=all&sort=total')).toEqual(['seeds', 'rug'])
  expect(await found('sort=submitted')).toEqual(['seeds', 'rug'])
  expect(await found(`q=RB-${rug.number}`)).toEqual(['rug'])
  expect(await found('q=$31.40')).toEqual(['seeds'])
  expect(await found('q=rivera')).toEqual(['rug', 'seeds'])
  expect(await found('q=rivera@sch')).toEqual(['rug', 'seeds'])
  expect(await found('q=spring')).toEqual(['seeds'])
  expect(await found('q=hp-4500')).toEqual(['seeds'])
  expect(await found('q=bea')).toEqual(['seeds'])
  expect(await found('q=%25')).toEqual([])
  expect(await found('status=approved')).toEqual(['rug'])
  expect(await found('least=100')).toEqual(['rug'])
  expect(await found(`fiscal_year=${rug.fiscal_year}`)).toEqual(['rug', 'seeds'])
  expect(await found(`fiscal_year=${rug.fiscal_year + 1}`)).toEqual([])
  expect(await found(`to=${dayBefore(rug.submitted_at)}`)).toEqual(['seeds'])
  expect(await found(`teacher_id=${rug.teacher_id}&page_size=1&page=2`)).toEqual(['seeds'])
  const file = (await call(dana, 'GET', '/api/reimbursements.csv?status=approved')).body
  expect(file.trim().split('\r\n')).toHaveLength(2)
  expect(file).toContain(`RB-${rug.number},Ms Rivera`)
  const counts = await call(dana, 'GET', '/api/reimbursements/counts')
  expect(counts.json()).toMatchObject({ draft: null, submitted: 1, approved: 1, paid: null, rejected: null })
})

test('a teacher’s list, counts and file hold their own alone, drafts among them', async () => {
  const { submit, list, teacher, person, call, line } = await buildReimbursements()
  await submit([line(500)])
  await submit([line(700)], { draft: true })
  const lee = await person('lee@school.edu', 'teacher', 'Lee Park')
  expect((await list(teacher)).total).toBe(2)
  expect((await list(teacher, 'status=draft')).items).toMatchObject([{ total_cents: 700 }])
  expect((await call(teacher, 'GET', '/api/reimbursements/counts')).json()).toMatchObject({
    ...{ draft: 1, submitted: 1, approved: 0, paid: 0, rejected: 0 },
  })
  expect((await call(teacher, 'GET', '/api/reimbursements.csv')).body.trim().split('\r\n')).toHaveLength(3)
  expect((await list(lee)).total).toBe(0)
  const named = await call(lee, 'GET', `${reimb.list}?teacher_id=${teacher.userId}`)
  expect(named.statusCode).toBe(403)
  expect((await call(undefined, 'GET', reimb.list)).statusCode).toBe(401)
})

const dayBefore = (at: string | null) => moveDay(dayOf(new Date(at ?? '')), -1)
