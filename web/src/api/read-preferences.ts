import { chooseLanguage, isLanguage } from '../texts/language.ts'
import { isTheme } from '../ui/theme.ts'
import { preferenceCookie, readCookie } from '../ui/preference-cookie.ts'
import type { Preferences } from './load-context.ts'

/** Language and theme for a request, and the cookie that keeps a language chosen by `?lang=`. */
export function readPreferences(request: Request): { preferences: Preferences; cookie: string | undefined } {
  const cookies = request.headers.get('cookie')
  const asked = new URL(request.url).searchParams.get('lang')
  const theme = readCookie(cookies, 'theme')
  const language = chooseLanguage({
    query: asked,
    cookie: readCookie(cookies, 'lang'),
    acceptLanguage: request.headers.get('accept-language'),
  })
  return {
    preferences: { language, theme: isTheme(theme) ? theme : undefined },
    cookie: isLanguage(asked) ? preferenceCookie('lang', asked) : undefined,
  }
}
