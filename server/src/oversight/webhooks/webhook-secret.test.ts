import { expect, test } from 'vitest'
import { signMessage, webhookSecret } from './webhook-secret.ts'

test('a signature is the one that Standard Webhooks publishes as an example', () => {
  const signature = signMessage('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  })
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('a secret follows from its salt and the secret of the server, and from nothing else', () => {
  const of = (SECRET: string, salt: string) => webhookSecret({ config: { SECRET } as never }, salt)
  expect(of('one', 'salt')).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(of('one', 'salt')).toBe(of('one', 'salt'))
  expect(new Set([of('one', 'salt'), of('one', 'other'), of('two', 'salt')]).size).toBe(3)
})
