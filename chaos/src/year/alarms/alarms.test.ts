import { expect, test } from 'vitest'
import { judgeAlarms, readAlarm } from './alarms.ts'

const mail = (subject: string) =>
  `From: a@example.org\r\nSubject: ${subject}\r\nTo: b@example.org\r\n\r\nwords`

test('an alarm is told from the mail of a receipt, marked as a rehearsal or not', () => {
  expect(readAlarm(mail('TEST: Alert: No worker is running'), 5)).toEqual({
    title: 'No worker is running',
    moment: 'began',
    at: 5,
  })
  expect(readAlarm(mail('Over: No backup was made'), 6)).toMatchObject({ moment: 'over' })
  expect(readAlarm(mail('Your receipt'), 7)).toBeUndefined()
})

test('each thing that was done has its alarm with its delay, and what nobody did is unexplained', () => {
  const expected = [
    { title: 'No worker is running', struckAt: 100 },
    { title: 'No backup was made', struckAt: 200 },
  ]
  const heard = [
    { title: 'No worker is running', moment: 'began', at: 240 },
    { title: 'No worker is running', moment: 'over', at: 400 },
    { title: 'Mail is waiting', moment: 'began', at: 300 },
  ] as const
  expect(judgeAlarms(expected, heard)).toEqual({
    reports: [
      { title: 'No worker is running', afterMs: 140, overAfterMs: 300 },
      { title: 'No backup was made', afterMs: undefined, overAfterMs: undefined },
    ],
    unexplained: ['Mail is waiting'],
  })
})
