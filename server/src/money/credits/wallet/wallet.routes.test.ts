import { expect, test } from 'vitest'
import { buildCredits } from '../../../../test/money/credits/build-credits.ts'

async function buildWallet() {
  const world = await buildCredits()
  const sponsor = await world.person('dana@example.org', 'sponsor', 'Dana Whitfield')
  const teacher = await world.person('rivera@school.edu', 'teacher', '=Ms Rivera')
  await world.fill(sponsor.userId, 10_000)
  for (const credits of [10, 20, 5])
    await world.giveCredits(sponsor.bearer, { teacher_user_id: teacher.userId, credits })
  return { ...world, sponsor, teacher }
}

test('each movement of a wallet says what was left after it, on whichever page it is read', async () => {
  const { get, sponsor } = await buildWallet()
  type Answer = {
    account: { balance_cents: number }
    ledger: { id: string; delta_cents: number; balance_after_cents: number }[]
  }
  const read = async (query: string) =>
    (await get(`/api/sponsor/wallet${query}`, sponsor.bearer)).json<Answer>()
  const { account, ledger } = await read('')
  expect(ledger.map(({ delta_cents: moved, balance_after_cents: after }) => [moved, after])).toEqual([
    [-500, 6_500],
    [-2_000, 7_000],
    [-1_000, 9_000],
    [10_000, 10_000],
  ])
  expect(account.balance_cents).toBe(6_500)
  const older = await read(`?limit=2&before=${ledger[1]?.id}`)
  expect(older.ledger.map(({ balance_after_cents: after }) => after)).toEqual([9_000, 10_000])
})

test('the file of a wallet holds every movement with the balance after it, and nobody else’s', async () => {
  const { get, sponsor, teacher } = await buildWallet()
  const other = await get('/api/sponsor/wallet.csv', teacher.bearer)
  expect(other.statusCode).toBe(403)
  const file = await get('/api/sponsor/wallet.csv', sponsor.bearer)
  expect(file.headers['content-disposition']).toBe('attachment; filename="credits.csv"')
  const [head, ...lines] = file.body.replace('\ufeff', '').trim().split('\r\n')
  expect(head).toBe('Booked (UTC),Movement,Note,Credits,Balance after')
  // What a spreadsheet would run as a formula is text.
  expect(lines.map((line) => line.replace(/^[^,]*,/, ''))).toEqual([
    "gift_out,'=Ms Rivera,-5,65",
    "gift_out,'=Ms Rivera,-20,70",
    "gift_out,'=Ms Rivera,-10,90",
    'pack_purchase,,100,100',
  ])
})
