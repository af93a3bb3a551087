import { expect, test } from 'vitest'
import { afterChange, afterStaff, afterTeacher, beginTicket, type Standing } from './ticket-moves.ts'

const standing = (status: Standing['status'], numaState: Standing['numaState']): Standing => ({
  status,
  numaState,
  priority: 'normal',
})

test('a ticket begins open and with NUMA, an urgent one with people', () => {
  expect(beginTicket('normal')).toEqual(standing('open', 'triage'))
  expect(beginTicket('urgent')).toMatchObject({ status: 'open', numaState: 'escalated' })
})

test('an answer of staff or of NUMA makes it wait for its teacher, a note changes nothing', () => {
  expect(afterStaff(standing('open', 'triage'), 'public')).toEqual(standing('pending', 'triage'))
  expect(afterStaff(standing('open', 'triage'), 'numa')).toEqual(standing('pending', 'answered'))
  expect(afterStaff(standing('closed', 'resolved'), 'public')).toEqual(standing('pending', 'triage'))
  expect(afterStaff(standing('closed', 'resolved'), 'internal')).toEqual(standing('closed', 'resolved'))
})

test('a teacher who writes opens it, again too, and after NUMA wants people', () => {
  expect(afterTeacher(standing('pending', 'triage'))).toEqual(standing('open', 'triage'))
  expect(afterTeacher(standing('pending', 'answered'))).toEqual(standing('open', 'escalated'))
  expect(afterTeacher(standing('closed', 'resolved'))).toEqual(standing('open', 'triage'))
})

test('closing resolves it, opening it again begins anew, and becoming urgent wants people', () => {
  expect(afterChange(standing('open', 'escalated'), { status: 'closed' })).toEqual(
    standing('closed', 'resolved'),
  )
  expect(afterChange(standing('closed', 'resolved'), { status: 'open' })).toEqual(standing('open', 'triage'))
  expect(afterChange(standing('pending', 'answered'), { priority: 'urgent' })).toMatchObject({
    numaState: 'escalated',
  })
  expect(afterChange(standing('open', 'triage'), { priority: 'urgent', status: 'closed' })).toMatchObject({
    numaState: 'resolved',
  })
  expect(afterChange(standing('pending', 'answered'), { status: 'open' })).toEqual(
    standing('open', 'answered'),
  )
})
