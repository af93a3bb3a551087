import type { Language } from '@tower/contract/language.ts'
import { isOwnPath, isSafeLink } from '@tower/contract/outreach/safe-link.ts'
import type { Story } from '@tower/contract/outreach/stories.ts'
import type { StoryRow } from './stories.queries.ts'

/** A story as visitors see it, in the language of their page where it is told in that. */
export function viewStory(row: StoryRow, language: Language): Story {
  const { id, image_url, link_url } = row
  return {
    ...{ id, ...wordsOf(row, language) },
    image_url: image_url !== null && isOwnPath(image_url) ? image_url : null,
    link_url: link_url !== null && isSafeLink(link_url) ? link_url : null,
  }
}

/** All words in one language: a Spanish title over an English story would help nobody. */
function wordsOf(row: StoryRow, language: Language): Pick<Story, 'title' | 'summary' | 'image_alt'> {
  const { title_es, summary_es, image_alt_es } = row
  if (language === 'es' && title_es !== null && summary_es !== null && image_alt_es !== null)
    return { title: title_es, summary: summary_es, image_alt: image_alt_es }
  return { title: row.title, summary: row.summary, image_alt: row.image_alt }
}
