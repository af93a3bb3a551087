import type { Call } from '@tower/contract/client.ts'
import type { Language } from '@tower/contract/language.ts'
import { broadcastEndpoints } from '@tower/contract/outreach/broadcasts.contract.ts'

/** What the home page features of this domain, by the subject of its texts. */
export const featuredBroadcasts = {
  broadcasts: async (call: Call, lang: Language) =>
    (await call(broadcastEndpoints.list, { query: { lang } })).items,
}
