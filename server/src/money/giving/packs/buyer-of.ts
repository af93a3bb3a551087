import type { Buyer } from '../../credits/wallet/buyer.ts'
import type { Donor } from '../donors/donors.queries.ts'

/** Who bought: the giver's account, else the giver, until an account proves their address. */
export function buyerOf({ id, user_id: userId }: Pick<Donor, 'id' | 'user_id'>): Buyer {
  return userId === null ? { holderId: id } : { userId }
}
