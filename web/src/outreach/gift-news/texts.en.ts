/** The page on which a giver leaves the emails about the steps of their gifts. */
export const giftNews = {
  title: 'News of your gift',
  lead: 'We email {address} about what becomes of a gift: when it joins the shared tower, when its Sponsor Slot is full, when a classroom gets it, and when an athlete you support has news.',
  stop: 'Stop these emails',
  pending: 'One moment…',
  receipts: 'Receipts still come: you may need them for your taxes.',
  stoppedTitle: 'You get no more of these emails',
  stopped:
    'We no longer email {address} about what becomes of your gifts, or with news of athletes. Receipts still come.',
  home: 'Go to the home page',
  invalidTitle: 'We don’t recognize this link',
  invalid: 'Your email app may have cut it off. Open it from the email once more.',
  failedTitle: 'This page did not load',
  failed: 'Please try again in a moment. Nothing has changed.',
  retry: 'Try again',
} as const
