import type { LightMyRequestResponse } from 'fastify'
import type { GivingWorld } from './build-giving.ts'
import { readMails } from '../../mail/read-mails.ts'

/** For tests: somebody at one of the two doors to their own gifts. */
export function openDoor({ app, post }: GivingWorld, key: { bearer: string } | { link: string }) {
  const root = 'link' in key ? '/api/giving' : '/api/sponsor/giving'
  const headers = 'bearer' in key ? { authorization: `Bearer ${key.bearer}` } : {}
  const own = 'link' in key ? { link: key.link } : {}

  function get(path: string, query: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return app.inject({
      url: `${root}${path}?${new URLSearchParams({ ...query, ...own }).toString()}`,
      headers,
    })
  }

  function act(path: string, body: Record<string, unknown> = {}): Promise<LightMyRequestResponse> {
    return post(`${root}${path}`, { ...body, ...own }, 'bearer' in key ? key.bearer : undefined)
  }

  async function listGifts(query: Record<string, string> = {}) {
    return (await get('/gifts', query)).json<{
      items: OwnGift[]
      total: number
      kept_cents: number
      years: unknown
    }>()
  }

  return { get, act, listGifts }
}

type OwnGift = { id: string; amount_cents: number; receipt_number: number | null; standing: string | null }

/** The links in the receipts that were mailed to an address, oldest first. */
export async function readGiverLinks({ services }: GivingWorld, email: string): Promise<string[]> {
  const mails = await readMails(services, { to: email })
  return mails.flatMap(({ template, params }) => {
    const found = template === 'receipt' ? params.givingPath : template === 'giver_link' && params.path
    return typeof found === 'string'
      ? [new URL(found, 'https://tower.test').searchParams.get('link') ?? '']
      : []
  })
}
