import { isSchoolAddress } from '@tower/contract/matching/nominations.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { mayBeSchoolAddress } from './may-be-school-address.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'

const honest = [
  'rivera@dayton.edu',
  'Rivera@Dayton.EDU',
  '  rivera@dayton.edu  ',
  'a.b+c@cs.ox-ford.edu',
  "o'neill@x.edu",
  'r_2@a1.b2.edu',
]

const long = 'a'.repeat(64)
const hostile = [
  // Another domain that only looks like a school's.
  'a@x.edu.evil.com',
  'a@evil.com?x.edu',
  'a@evil.com#x.edu',
  'a@evil.com/x.edu',
  'a@evil.com\\x.edu',
  'a@evil.com:x.edu',
  'a@evil.com&x.edu',
  'a@evil.com;x.edu',
  'a@evil.com,b@x.edu',
  'a@evil.com%00x.edu',
  'a@evil.com%20x.edu',
  'a%evil.com@x.edu',
  'evil.com!a@x.edu',
  'a@xedu',
  'a@x.edu.',
  'a@x.edu..',
  'a@x-edu',
  'a@edu',
  'a@.edu',
  'a@..edu',
  'a@x..edu',
  'a@-x.edu',
  'a@x-.edu',
  'a@x.edu:25',
  'a@x.edu/',
  'a@x.edu?',
  'a@x.edu#',
  'a@[127.0.0.1].edu',
  'a@x_y.edu',
  'a@*.edu',
  'a@x.edu%evil.com',
  // Twins of letters, and what stands for them in DNS.
  'a@xn--exmple-cua.edu',
  'a@x.xn--edu',
  'a@xn--.edu',
  'a@ｘ.edu',
  'a@x.ｅｄｕ',
  'a@x。edu',
  'a@x.еdu',
  'а@x.edu',
  'a@x\u200b.edu',
  'a@x.e\u00addu',
  'a\u202e@x.edu',
  // Quotes, comments, several addresses, names.
  '"a@b"@x.edu',
  '"a"@x.edu',
  'a(evil)@x.edu',
  '<a@x.edu>',
  'Ana <a@x.edu>',
  'a@b@x.edu',
  '@x.edu',
  'a@',
  'x.edu',
  'a b@x.edu',
  'a@x .edu',
  'mailto:a@x.edu',
  'a@x.edu, b@x.edu',
  'a@x.edu;b@evil.com',
  // Line breaks that would add a recipient.
  'a@x.edu\r\nBcc: b@evil.com',
  'a@x.edu\nb@evil.com',
  'a\r\n@x.edu',
  'a@x.edu\u0000',
  'a@x.edu\tb@evil.com',
  'a\u0007@x.edu',
  // Too long.
  `${long}a@x.edu`,
  `a@${'b'.repeat(64)}.edu`,
  `a@${'b.'.repeat(126)}edu`,
  `${'a'.repeat(290)}@x.edu`,
  '',
  '   ',
]

/** Schools' own, by an ending that is not known here, and whatever else isn't a mailbox for everybody. */
const unlisted = [
  'lopez@lincoln.k12.oh.us',
  'a@lincolnschool.org',
  'a@lincolnschool.net',
  'a@ci.springfield.oh.us',
  'maria@colegio.edu.mx',
  'a@frontier.org',
  'a@x.educ',
]

const everybodys = [
  'a@gmail.com',
  'A@Yahoo.com.mx',
  'a@mail.yahoo.com',
  'a@outlook.co.uk',
  'a@icloud.com',
  'a@comcast.net',
  'a@tampabay.rr.com',
]

test('only addresses under the school suffix are school addresses', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60)
  for (const address of honest) expect(isSchoolAddress(address), address).toBe(true)
  for (const address of [...hostile, ...unlisted, ...everybodys])
    expect(isSchoolAddress(address), JSON.stringify(address)).toBe(false)
})

test('a school named without its dot is that host and those below it, not every host that ends alike', () => {
  for (const suffix of ['school.org', '@school.org'])
    expect(
      ['a@school.org', 'a@art.school.org', 'a@otherschool.org', 'a@school.org.evil.com'].map((address) =>
        isSchoolAddress(address, [suffix]),
      ),
    ).toEqual([true, true, false, false])
})

test('another ending may be a school’s, a mailbox for everybody and a borrowed ending may not', () => {
  for (const address of [...honest, ...unlisted])
    expect(mayBeSchoolAddress(address, ['.edu']), address).toBe(true)
  for (const address of [...hostile, ...everybodys])
    expect(mayBeSchoolAddress(address, ['.edu']), JSON.stringify(address)).toBe(false)
})

test('hostile addresses are refused with 400, and no request or mail is written', async () => {
  const { app, services } = await testApp()
  const { id } = await buildClassroom(services.database)
  for (const teacher_edu_email of [...hostile, ...everybodys]) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/nominee/request-confirm',
      payload: { classroom_id: id, teacher_display_name: 'Ms Rivera', teacher_edu_email },
    })
    expect(answer.statusCode, JSON.stringify(teacher_edu_email)).toBe(400)
  }
  const written = await services.database.read(async (tx) => [
    ...(await tx.selectFrom('confirmation_requests').select('id').execute()),
    ...(await tx.selectFrom('mails').select('id').execute()),
  ])
  expect(written).toEqual([])
})

test('a charity may accept the suffixes of its own schools, and its refusal names them', async () => {
  const { app, services } = await testApp({ environment: { TEACHER_EMAIL_SUFFIXES: '.edu,.k12.oh.us' } })
  const { id } = await buildClassroom(services.database)
  const request = (teacher_edu_email: string) =>
    app.inject({
      method: 'POST',
      url: '/api/nominee/request-confirm',
      payload: { classroom_id: id, teacher_display_name: 'Ms Rivera', teacher_edu_email },
    })
  expect((await request('a@dayton.k12.oh.us')).statusCode).toBe(200)
  expect((await request('a@dayton.org')).statusCode).toBe(200)
  expect((await request('a@gmail.com')).json()).toEqual({
    error: 'Please use a school email address (.edu, .k12.oh.us).',
    code: 'nominations.not_edu',
  })
})
