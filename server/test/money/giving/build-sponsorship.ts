import { buildCircle, buildVisible } from '../../people/prospects/build-prospects.ts'
import type { GivingWorld } from './build-giving.ts'
import { readMails as readOutbox } from '../../mail/read-mails.ts'

/** For tests: a public prospect of their own in a giving world that tests share, and someone who gives to them. */
export async function buildSponsorship(world: GivingWorld) {
  const circle = await buildCircle(world.services)
  const prospect = await buildVisible(world.services, circle)
  const email = `sam-${prospect.prospectId.slice(0, 8)}@example.org`
  const gift = { ...prospect, email }
  return { ...world, circle, ...gift, ...buildSponsor(world, gift), ...buildReader(world, gift) }
}

export type SponsorshipWorld = Awaited<ReturnType<typeof buildSponsorship>>

type Ask = { type?: string; amount_cents?: unknown; email?: string; goal_id?: string | null } & Record<
  string,
  unknown
>

function buildSponsor(world: GivingWorld, prospect: { prospectId: string; goalId: string; email: string }) {
  const { email } = prospect
  const { sandbox } = world

  function requestGift(ask: Ask = {}, bearer?: string) {
    const body = {
      prospect_id: prospect.prospectId,
      goal_id: prospect.goalId,
      type: 'one_time',
      amount_cents: 2_500,
      email,
      ...ask,
    }
    return world.post('/.netlify/functions/prospect-donate', body, bearer)
  }

  async function startGift(ask: Ask = {}, bearer?: string): Promise<string> {
    const answer = await requestGift(ask, bearer)
    if (answer.statusCode !== 200) throw new Error(`no checkout: ${answer.statusCode} ${answer.body}`)
    return new URL(answer.json<{ checkout_url: string }>().checkout_url).pathname.split('/').at(-1) ?? ''
  }

  /** A monthly gift whose first month is paid; its events are still on their way. */
  async function payMonthly(
    ask: Ask = {},
    bearer?: string,
  ): Promise<{ sessionId: string; subscriptionId: string }> {
    const sessionId = await startGift({ type: 'recurring', ...ask }, bearer)
    await sandbox.pay(sessionId, 'paid')
    const subscriptionId = (await sandbox.describe(sessionId))?.monthly?.subscriptionId
    if (subscriptionId === undefined) throw new Error('a paid monthly checkout has a subscription')
    return { sessionId, subscriptionId }
  }

  async function beginMonthly(ask: Ask = {}, bearer?: string) {
    const begun = await payMonthly(ask, bearer)
    await world.deliverAll()
    return begun
  }

  return { requestGift, startSponsorship: startGift, payMonthly, beginMonthly }
}

/** What became of it all, for one giver and one prospect. */
function buildReader(
  { services }: GivingWorld,
  { prospectId, goalId, email }: { prospectId: string; goalId: string; email: string },
) {
  /** What the prospect and the goal raised. */
  function readRaised(): Promise<{ prospect: number; goal: number }> {
    return services.database.read((tx) =>
      tx
        .selectFrom('prospects')
        .innerJoin('prospect_goals', 'prospect_goals.prospect_id', 'prospects.id')
        .select(['prospects.raised_cents as prospect', 'prospect_goals.raised_cents as goal'])
        .where('prospects.id', '=', prospectId)
        .where('prospect_goals.id', '=', goalId)
        .executeTakeFirstOrThrow(),
    )
  }

  function readGifts() {
    return services.database.read((tx) =>
      tx
        .selectFrom('sponsorships')
        .innerJoin('checkouts', 'checkouts.id', 'sponsorships.checkout_id')
        .select([
          'sponsorships.id',
          'sponsorships.kind',
          'sponsorships.state',
          'sponsorships.next_charge_at',
          'checkouts.state as checkout_state',
        ])
        .where('checkouts.email', '=', email)
        .execute(),
    )
  }

  function readPayments() {
    return services.database.read((tx) =>
      tx.selectFrom('payments').selectAll().where('email', '=', email).orderBy('created_at').execute(),
    )
  }

  async function readMails(template: string) {
    return (await readOutbox(services, { to: email, template })).map(({ params }) => params)
  }

  /** The links of all receipts, the token alone. */
  async function readLinks(): Promise<string[]> {
    const mails = await readMails('receipt')
    return mails.map(({ monthlyPath }) => String(monthlyPath).split('link=')[1] ?? '')
  }

  return { readRaised, readGifts, readPayments, readMails, readLinks }
}
