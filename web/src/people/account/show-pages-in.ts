import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { preferenceCookie } from '../../page/preference-cookie.ts'

/** In the address after a change of language: the page says “Saved.” in the new one. */
export const savedMark = 'saved'

/** Shows the pages in another language from now on. The frame's texts come with the document, so it is loaded anew. */
export function showPagesIn(language: Language): void {
  document.cookie = preferenceCookie('lang', language)
  window.location.assign(`${paths.account}?${savedMark}=1`)
}
