import type { DonorFile, DonorGift } from '@tower/contract/money/desk-donors.contract.ts'
import type { DeskGiver } from '@tower/contract/money/desk-givers.contract.ts'
import { buildOffline } from './build-offline.ts'

/** For tests: staff who read the pages of donors, and enter the checks of those who have no email address. */
export async function buildDonors() {
  const world = await buildOffline()
  const { call, dana, enter, act } = world
  const list = async (query = '') =>
    (await call(dana, 'GET', `/api/admin/givers?${query}`)).json<{ items: DeskGiver[] }>().items
  const idOf = async (q: string) => (await list(`q=${encodeURIComponent(q)}`))[0]?.id ?? ''
  const at = (id: string, rest = '') => `/api/admin/donors/${id}${rest}`
  const read = async (id: string) => (await call(dana, 'GET', at(id))).json<DonorFile>()
  const giftsOf = async (id: string) =>
    (await call(dana, 'GET', at(id, '/gifts'))).json<{ items: DonorGift[]; total: number }>()
  const check = async (gift: object) => {
    const { id } = (await enter(gift)).json<{ id: string }>()
    return (await act(id, 'receive')).json<{ payment_id: string }>().payment_id
  }
  return { ...world, list, idOf, at, read, giftsOf, check }
}
