/** Emails that belong together and that their reader may leave; receipts, links and what is needed belong to none. */
export const mailSeries = ['gift_news', 'sponsor_invites', 'draw_reminders', 'charity_letters'] as const
export type MailSeries = (typeof mailSeries)[number]

export const giftNewsErrors = {
  'mail.link_invalid': { status: 404, sentence: 'This link is not valid.' },
} as const
