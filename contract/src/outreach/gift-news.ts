export const giftNewsErrors = {
  'mail.link_invalid': { status: 404, sentence: 'This link is not valid.' },
} as const
