import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(error: unknown): string {
  let text = ''
  createLog({ LOG_LEVEL: 'trace' }, { write: (line) => void (text += line) }).error(
    { err: error },
    'request failed',
  )
  return text
}

/** As both engines and the mail server throw them. */
const telling = Object.assign(
  new Error('duplicate key value violates unique constraint "users__one_per_email"'),
  {
    code: '23505',
    constraint: 'users__one_per_email',
    detail: 'Key (email)=(dana@example.org) already exists.',
    where: "unnamed portal parameter $1 = 'dana@example.org'",
    query: 'insert into "users" ("email") values ($1)',
    params: ['dana@example.org', 'c0ffee'],
    rejected: ['dana@example.org'],
  },
)

test('an error says what broke, without the values it broke on', () => {
  const text = logged(telling)
  expect(text).toContain('users__one_per_email')
  expect(text).toContain('23505')
  expect(text).toContain('insert into')
  expect(text).not.toMatch(/dana|c0ffee/)
})

test('addresses and tokens in the words of an error are cut short', () => {
  const text = logged(
    new Error('550 <dana.doe+x@example.org> refused', {
      cause: new Error(
        'GET /auth/callback?token_hash=s3cret-_x&a=1&link=s3cret.a&session_id=cs_s3cret&code=s3cret1',
      ),
    }),
  )
  expect(text).toContain('d…@example.org')
  expect(text).not.toMatch(/dana\.doe|s3cret/)
})

test('an error that the job queue hands on as a plain object says what broke alike', () => {
  const { message, stack } = telling
  const text = logged({ ...telling, message, stack, queue: 'mail.send', worker: 'c0ffee' })
  for (const told of ['duplicate key value', 'log.test.ts', '23505', 'mail.send'])
    expect(text).toContain(told)
  expect(text).not.toMatch(/dana|c0ffee|object Object/)
})

test('what is thrown without being an error is masked alike', () => {
  expect(logged('dana@example.org')).not.toContain('dana@')
})

test('lines wait to be written together; a warning is written at once, with all that came before it', () => {
  const waiting: string[] = []
  const written: string[] = []
  const log = createLog(
    { LOG_LEVEL: 'info' },
    {
      write: (line) => void waiting.push((JSON.parse(line) as { msg: string }).msg),
      flushSync: () => void written.push(...waiting.splice(0)),
    },
  )
  log.info('answered')
  log.info('answered again')
  expect(written).toEqual([])
  log.warn('a database connection was lost')
  expect(written).toEqual(['answered', 'answered again', 'a database connection was lost'])
})
