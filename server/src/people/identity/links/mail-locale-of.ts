import { asMailLocale, type MailLocale } from '../../../mail/mail-locale.ts'

/** The language to write to someone in: their own choice, else the page's. An account nobody has entered yet chose nothing. */
export function mailLocaleOf(
  user: { locale: string; email_verified_at: Date | null } | undefined,
  pageLocale: MailLocale | undefined,
): MailLocale {
  if (user?.email_verified_at) return asMailLocale(user.locale)
  return pageLocale ?? asMailLocale(user?.locale ?? 'en')
}
