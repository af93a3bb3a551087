import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findRequest, type SponsorRequestRow } from './requests.queries.ts'

/** Somebody who wants to sponsor. */
export async function getRequest(services: Services, requestId: string): Promise<SponsorRequestRow> {
  const request = await services.database.read((tx) => findRequest(tx, requestId))
  if (!request) throw new Refusal('sponsors.request_not_found')
  return request
}
