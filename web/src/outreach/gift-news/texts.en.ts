/** The page on which a reader leaves the emails of a series, such as those about the steps of their gifts. */
export const giftNews = {
  title: 'Your emails from us',
  series: {
    gift_news: {
      title: 'News of your gift',
      lead: 'We email {address} about what becomes of a gift: when it joins the shared tower, when its Sponsor Slot is full, when a classroom gets it, and when an athlete you support has news.',
      stays: 'Receipts still come: you may need them for your taxes.',
      stopped:
        'We no longer email {address} about what becomes of your gifts, or with news of athletes. Receipts still come.',
    },
    sponsor_invites: {
      title: 'Invitations to sponsor a classroom',
      lead: 'Our staff invited {address} by email to sponsor a classroom.',
      stays: 'You can still sponsor one on our site whenever you like.',
      stopped: 'We no longer invite {address} by email to sponsor a classroom.',
    },
    draw_reminders: {
      title: 'Reminders about the draw',
      lead: 'We remind {address} by email of what keeps a classroom out of the draw.',
      stays: 'We still write when your classroom is matched. What is left to do also stands in your portal.',
      stopped:
        'We no longer remind {address} by email of what keeps a classroom out of the draw. We still write when it is matched.',
    },
    charity_letters: {
      title: 'Our letters to givers',
      lead: 'We write to {address} now and then about what we do and how to help.',
      stays: 'Receipts still come, and so does news of your own gifts.',
      stopped:
        'We no longer send our letters to {address}. Receipts still come, and so does news of your own gifts.',
    },
  },
  stop: 'Stop these emails',
  pending: 'One moment…',
  stoppedTitle: 'You get no more of these emails',
  home: 'Go to the home page',
  invalidTitle: 'We don’t recognize this link',
  invalid: 'Your email app may have cut it off. Open it from the email once more.',
  failedTitle: 'This page did not load',
  failed: 'Please try again in a moment. Nothing has changed.',
  retry: 'Try again',
} as const
