/** The languages a mail can be written in. */
export type MailLocale = 'en' | 'es'
