import { expect, test } from 'vitest'
import { ConfigError } from './read-settings.ts'
import { OtherSecret } from './secret.ts'
import { sayFailure } from './say-failure.ts'

const failure = (code: string, message: string) => Object.assign(new Error(message), { code })

test('what an operator can mend is said in a sentence, by the server and by every command', () => {
  expect(sayFailure(new ConfigError('two faults'))).toBe('two faults')
  expect(sayFailure(new OtherSecret())).toContain('adopt-secret')
  // Both addresses of "localhost" were tried: the error of both has no words of its own.
  const both = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })
  expect(sayFailure(both)).toContain('The database does not answer (ECONNREFUSED)')
  expect(sayFailure(failure('28P01', 'password authentication failed for user "tower"'))).toBe(
    'The database refused: password authentication failed for user "tower". Look at the role and the password in DATABASE_URL.',
  )
  expect(sayFailure(failure('42501', 'permission denied for schema public'))).toContain('Two database roles')
  expect(sayFailure(Object.assign(failure('EADDRINUSE', 'listen'), { port: 3001 }))).toContain('Port 3001')
})

test('a fault of ours is shown whole', () => {
  for (const error of [
    new Error('x is not a function'),
    failure('42P01', 'relation "x" does not exist'),
    'text',
    undefined,
  ])
    expect(sayFailure(error)).toBeUndefined()
})
