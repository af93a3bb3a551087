import { isLanguage } from '@tower/contract/language.ts'
import { chooseLanguage } from '../texts/language.ts'
import { isTheme } from '../page/theme.ts'
import { preferenceCookie, readCookie } from '../page/preference-cookie.ts'
import type { Preferences } from './load-context.ts'

/** Language and theme for a request, and the cookie that keeps a language chosen by `?lang=`. */
export function readPreferences(request: Request): { preferences: Preferences; cookie: string | undefined } {
  const asked = new URL(request.url).searchParams.get('lang')
  const preferences = choosePreferences({
    asked,
    cookie: request.headers.get('cookie'),
    acceptLanguage: request.headers.get('accept-language'),
  })
  return { preferences, cookie: isLanguage(asked) ? preferenceCookie('lang', asked) : undefined }
}

/** Language and theme by what the address, the cookies and the browser say. */
export function choosePreferences(given: {
  asked: string | null
  cookie: string | null
  acceptLanguage: string | null
}): Preferences {
  const theme = readCookie(given.cookie, 'theme')
  const language = chooseLanguage({
    query: given.asked,
    cookie: readCookie(given.cookie, 'lang'),
    acceptLanguage: given.acceptLanguage,
  })
  return { language, theme: isTheme(theme) ? theme : undefined }
}
