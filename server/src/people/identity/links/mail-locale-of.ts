import { asLanguage, type Language } from '@tower/contract/language.ts'

/** The language to write to someone in: their own choice, else the page's. An account nobody has entered yet chose nothing. */
export function mailLocaleOf(
  user: { locale: string; email_verified_at: Date | null } | undefined,
  pageLocale: Language | undefined,
): Language {
  if (user?.email_verified_at) return asLanguage(user.locale)
  return pageLocale ?? asLanguage(user?.locale ?? 'en')
}
