import { expect, test } from 'vitest'
import { shareFlush } from './share-flush.ts'

/** A disk that answers when it is told to. */
function buildDisk() {
  const waiting: { answer(): void; fail(error: Error): void }[] = []
  const flush = shareFlush(() => new Promise<void>((answer, fail) => void waiting.push({ answer, fail })))
  return { flush, waiting }
}

const isOver = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise<false>((tell) => setImmediate(() => tell(false)))])

test('whoever comes while the disk is busy waits for the next turn, and all of them for the same one', async () => {
  const { flush, waiting } = buildDisk()
  const first = flush()
  const [second, third] = [flush(), flush()]
  waiting[0]?.answer()
  await first
  expect(await isOver(second)).toBe(false)
  expect(waiting).toHaveLength(2)
  waiting[1]?.answer()
  await Promise.all([second, third])
  expect(waiting).toHaveLength(2)
})

test('a disk that fails fails for those who waited for it, and the next try is a new one', async () => {
  const { flush, waiting } = buildDisk()
  const first = flush()
  const second = flush()
  waiting[0]?.fail(new Error('full'))
  await expect(first).rejects.toThrow('full')
  expect(await isOver(second)).toBe(false)
  waiting[1]?.answer()
  await second
  const third = flush()
  waiting[2]?.answer()
  await third
})
