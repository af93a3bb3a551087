import { QueryClient } from '@tanstack/react-query'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import { expect, test, vi } from 'vitest'
import { preparePortal } from './prepare-portal.ts'
import { teacherOverviewQuery } from './teachers.api.ts'

type Overview = CallOutput<typeof teacherEndpoints.overview>

const of = (ids: readonly string[], budget: object | null = {}) =>
  ({ classrooms: ids.map((id) => ({ id })), budget }) as unknown as Overview

/** A teacher's page that reads its overview, and how often it did by the time the portal is prepared. */
async function open(first: Overview) {
  const client = new QueryClient()
  const happened: string[] = []
  let answer = () => {}
  const read = vi.fn(async () => {
    await new Promise<void>((resolve) => (answer = resolve))
    happened.push('read')
    return first
  })
  const reading = client.fetchQuery({ ...teacherOverviewQuery, queryFn: read })
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const bootstrap = vi.fn(() => {
    happened.push('prepared')
    return Promise.resolve({ classroomId: 'kites' })
  })
  const prepared = preparePortal(client, 'teacher', bootstrap)
  await Promise.resolve()
  expect(bootstrap).not.toHaveBeenCalled()
  answer()
  await reading
  await prepared
  return { happened, isReadAgain: invalidate.mock.calls.length > 0 }
}

test('a teacher’s page that shows the classroom and its budget is read once, and the portal prepared after it', async () => {
  expect(await open(of(['kites', 'other']))).toEqual({ happened: ['read', 'prepared'], isReadAgain: false })
})

test('a page that was read before there was a classroom, or a budget, is read again', async () => {
  expect(await open(of([]))).toMatchObject({ isReadAgain: true })
  expect(await open(of(['kites'], null))).toMatchObject({ isReadAgain: true })
})

test('what was prepared before, or for staff, reads nothing again', async () => {
  for (const prepared of [undefined, { classroomId: null }]) {
    const client = new QueryClient()
    client.setQueryData(teacherOverviewQuery.queryKey, of([]))
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    await preparePortal(client, 'admin', () => Promise.resolve(prepared))
    expect(invalidate).not.toHaveBeenCalled()
  }
})
