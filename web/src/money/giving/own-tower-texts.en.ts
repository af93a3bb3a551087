/** The page of the link in the email that announces that a giver's own tower joins the shared one. */
export const ownTower = {
  title: 'Your own tower',
  lead: 'Your own tower has {amount} of $800.',
  empty: 'Your own tower is empty right now.',
  joins:
    'On {day} it joins the shared tower, where it fills a Sponsor Slot together with other gifts and reaches a classroom sooner. You do not need to do anything.',
  wait: 'Let it wait another {days} days',
  waits: 'Done. It waits for you until {day}.',
  pending: 'One moment…',
  give: 'Add to your own tower',
  invalidTitle: 'We don’t recognize this link',
  invalid: 'Your email app may have cut it off. Open it from the email once more.',
  expiredTitle: 'This link has expired',
  expired: 'What was on your own tower has joined the shared one by now, or you gave again since.',
  failedTitle: 'This page did not load',
  failed: 'Please try again in a moment. Nothing has changed.',
  retry: 'Try again',
} as const
