import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { keepsakeEndpoints } from '@tower/contract/learning/keepsakes.contract.ts'
import { usualKeepsakePrices, type KeepsakeKey } from '@tower/contract/learning/keepsakes.ts'
import { buildCredits } from '../../money/credits/build-credits.ts'

type Settings = Parameters<typeof buildCredits>[0]
type List = CallOutput<typeof keepsakeEndpoints.list>
type Bought = CallOutput<typeof keepsakeEndpoints.buy>

/** For tests: a sponsor with credits, slots of theirs, and what they buy to keep. */
export async function buildKeepsakes(settings: Settings = {}) {
  const world = await buildCredits(settings)
  const { post, get, person, fill } = world
  const sponsor = await person('dana@example.org', 'sponsor', 'Dana Whitfield')
  await fill(sponsor.userId, 10_000)

  /** A slot of the sponsor's; `name` is what they want to stand beside it. */
  const mintSlot = (body: Record<string, unknown> = {}, bearer: string | undefined = sponsor.bearer) =>
    world.give({ bearer, amountCents: 80_000, body: { metadata: { program: 'classrooms' }, ...body } })

  const list = async (bearer = sponsor.bearer) => (await get('/api/sponsor/keepsakes', bearer)).json<List>()

  const buy = (keepsake: KeepsakeKey, more: Record<string, unknown> = {}, bearer = sponsor.bearer) =>
    post(
      '/api/sponsor/keepsakes/buy',
      { keepsake, price_credits: usualKeepsakePrices[keepsake], ...more },
      bearer,
    )

  /** Bought for sure; answers what it is. */
  const have = async (keepsake: KeepsakeKey, more: Record<string, unknown> = {}) => {
    const answer = await buy(keepsake, more)
    if (answer.statusCode !== 200) throw new Error(`not bought: ${answer.statusCode} ${answer.body}`)
    return answer.json<Bought>().item
  }

  const pdf = (id: string, language = 'en', bearer = sponsor.bearer) =>
    get(`/api/sponsor/keepsakes/${id}/paper.pdf?language=${language}`, bearer)
  const png = (id: string, bearer = sponsor.bearer) => get(`/api/sponsor/keepsakes/${id}/picture.png`, bearer)

  return { ...world, sponsor, mintSlot, list, buy, have, pdf, png }
}
