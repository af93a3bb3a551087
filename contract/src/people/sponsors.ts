export const sponsorErrors = {
  'sponsors.not_saved': { status: 500, sentence: 'Unable to save sponsor.' },
  'sponsors.mail_failed': { status: 500, sentence: 'Unable to send email.' },
  'sponsors.link_unknown': { status: 404, sentence: 'This link is not known.' },
  'sponsors.link_expired': { status: 410, sentence: 'This link has expired. Please ask for a new one.' },
} as const

/** How long a mailed $800 link opens the checkout. */
export const sponsorLinkDays = 7
