import type { APIRequestContext } from '@playwright/test'
import { prospectEndpoints } from '@tower/contract/people/prospects.contract.ts'

/** Athletes that the site shows. */
export async function listProspectIds(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get(prospectEndpoints.list.path)
  const { items } = (await answer.json()) as { items: { id: string }[] }
  return items.map(({ id }) => id)
}
