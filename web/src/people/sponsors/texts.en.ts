/** Becoming a sponsor through an emailed link. */
export const sponsorStart = {
  form: {
    email: 'Email',
    emailRequired: 'Please add an email so we can send your secure checkout link.',
    name: 'Display name',
    nameWrong: 'Please keep your name on one line.',
    button: 'Email me the $800 link',
    pending: 'Sending…',
    done: 'Check your email for the $800 link.',
    doneText: 'It works for a week. If it doesn’t arrive, check your spam folder or try again.',
    failed: 'Unable to save your sponsor request.',
    refused: {
      'sponsors.not_saved': 'Unable to save sponsor.',
      'sponsors.mail_failed': 'Unable to send email.',
    },
  },
  signup: {
    title: 'Become a sponsor',
    description: 'Leave your email and get the secure link to one $800 Sponsor Slot.',
    lead: 'Leave your email and we’ll send you the secure link to one $800 Sponsor Slot. You don’t need an account to start.',
    points: [
      {
        title: 'One payment, one slot',
        text: 'All of it goes to one classroom. There are no partial matches.',
      },
      {
        title: 'Yours to follow',
        text: 'Sign in later with the same address: your gifts are there, and your slots from the draw to the classroom.',
      },
    ],
    now: 'Or pay right away',
    picture: 'Portrait of a sponsor, illustration.',
  },
  invitation: {
    title: 'Prefer a link by email?',
    lead: 'We’ll send you a secure checkout link that works for a week.',
  },
  start: {
    title: 'Your Sponsor Slot',
    heading: 'One slot, one classroom, $800',
    hello: 'Welcome, {name}.',
    text: 'The button leads to the payment page. One payment mints one Sponsor Slot, and the public draw matches it to a classroom.',
    button: 'Continue to pay $800',
    pending: 'Starting checkout…',
    failed: 'Unable to start checkout',
    noUrl: 'Missing checkout URL',
    expired: 'This link has expired',
    expiredText: 'Links work for a week. Ask for a new one; it takes a minute.',
    unknown: 'We don’t recognize this link',
    unknownText:
      'Your email app may have cut it off. Copy the whole address from the message, or ask for a new link.',
    again: 'Ask for a new link',
  },
} as const
