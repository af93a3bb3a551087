import type { Call } from '@tower/contract/client.ts'
import type { Language } from '@tower/contract/language.ts'
import { storyEndpoints } from '@tower/contract/outreach/stories.contract.ts'

/** What the home page features of this domain, by the subject of its texts. */
export const featuredStories = {
  stories: (call: Call, lang: Language) => call(storyEndpoints.list, { query: { lang } }),
}
