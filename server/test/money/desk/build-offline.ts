import { buildDesk } from './build-desk.ts'

export const offlinePath = '/api/admin/offline-gifts'

/** A check as staff enter it. */
export const check = {
  kind: 'check',
  amount_cents: 160_000,
  reference: 'No. 1042',
  email: 'rosa@example.org',
  donor_name: 'Rosa Núñez',
  destination: 'classrooms',
  given_on: '2026-11-10',
  note: null,
  is_another: false,
}

/** For tests: two of the staff, and what they do with offline gifts. One person may give anything back unless a test says otherwise. */
export async function buildOffline(environment: Record<string, string> = {}) {
  const world = await buildDesk({
    poolSize: 6,
    environment: { REFUND_SECOND_PERSON_CENTS: '1000000000', ...environment },
  })
  const dana = await world.staff('dana@tower.test', 'Dana Reyes')
  const kim = await world.staff('kim@tower.test', 'Kim Osei')
  const enter = (gift: object = {}, who = dana) => world.call(who, 'POST', offlinePath, { ...check, ...gift })
  const act = (id: string, what: 'receive' | 'cancel', who = dana) =>
    world.call(
      who,
      'POST',
      `${offlinePath}/${id}/${what}`,
      what === 'cancel' ? { reason: 'Bounced' } : undefined,
    )
  const giveBack = (id: string, who = dana) =>
    world.call(who, 'POST', `${offlinePath}/${id}/return`, { reason: 'The bank returned it' })
  return { ...world, dana, kim, enter, act, giveBack }
}
