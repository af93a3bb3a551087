// @module-tag some-on-pglite: the files that are written anew are those of the embedded database.
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { personalData } from '../../../domains.ts'
import { startJobs } from '../../../jobs/start-jobs.ts'
import { testServices, type TestServices } from '../../../test/test-services.ts'
import { ensureAccount } from '../../identity/accounts/ensure-account.ts'
import { endAndErase } from './erase-person.ts'
import { listFilesToRewrite } from './files-to-rewrite.queries.ts'
import { rewriteFiles } from './rewrite-files.ts'

const seldom = { timeout: 120_000 }

async function eraseSomebody(services: TestServices, email: string): Promise<void> {
  const account = { email, role: 'sponsor', at: services.clock.now(), actorId: null } as const
  const { userId } = await services.database.transaction((tx) => ensureAccount(tx, account))
  await endAndErase(services, { userId, actor: null, personalData })
}

/** The same services, whose files are written anew by `rewrite`, once for each time it is asked. */
function rewritingBy(services: TestServices, rewrite: () => Promise<boolean>): TestServices {
  return { ...services, database: { ...services.database, forgetDeadRows: rewrite } }
}

test('an erasure is answered before the files are written anew, which is done by whoever is there next, once', async () => {
  const services = await testServices()
  const left = async () => (await services.database.read(listFilesToRewrite)).length
  const never = () => new Promise<boolean>(() => undefined)
  await eraseSomebody(rewritingBy(services, never), 'ann@example.org')
  expect(await left()).toBe(1)
  // A process that stops in the middle leaves it to the next.
  await rewriteFiles(rewritingBy(services, () => Promise.resolve(false)))
  expect(await left()).toBe(1)
  const whole = vi.fn(async () => {
    // Some tables were written anew when this one is erased.
    if (whole.mock.calls.length === 1) await eraseSomebody(services, 'bob@example.org')
    return true
  })
  for (const leftThen of [1, 0, 0]) {
    await rewriteFiles(rewritingBy(services, whole))
    expect(await left()).toBe(leftThen)
  }
  expect(whole).toHaveBeenCalledTimes(2)
})

test('a process that starts writes the files anew for whoever was erased before', seldom, async () => {
  const services = await testServices()
  await eraseSomebody(services, 'ann@example.org')
  const rewrite = vi.fn(() => Promise.resolve(true))
  const running = await startJobs(rewritingBy(services, rewrite), [])
  onTestFinished(() => running.stop())
  await vi.waitFor(() => expect(rewrite).toHaveBeenCalledTimes(1), { timeout: 60_000 })
  const [which] = rewrite.mock.calls[0] as unknown as [{ except: readonly string[] }]
  expect(which.except).toContain('schools')
  expect(which.except).not.toContain('users')
})

test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'while an embedded database is written anew its process and whoever asks it come in between, over and over',
  { tags: 'on-pglite-too', ...seldom },
  async () => {
    const { database } = await testServices()
    let isDone = false
    let ticks = 0
    const clock = setInterval(() => (ticks += 1), 1)
    onTestFinished(() => clearInterval(clock))
    const rewriting = database.forgetDeadRows({ except: [] }).then((isWhole) => {
      isDone = true
      return isWhole
    })
    let answered = 0
    while (!isDone) {
      await database.read((tx) => tx.selectFrom('users').select('id').limit(1).execute())
      answered += 1
      await setImmediate()
    }
    expect(await rewriting).toBe(true)
    expect(answered).toBeGreaterThan(100)
    expect(ticks).toBeGreaterThan(100)
    const stopped = AbortSignal.abort()
    expect(await database.forgetDeadRows({ except: [], stop: stopped })).toBe(false)
  },
)
