/** The teacher's portal. */
export const teacher = {
  hello: 'Hello, {name}',
  year: 'School year {from}–{to}',
  failed: 'Unable to load your overview',
  noClassroom: 'No classroom is linked to your account yet. Ask staff to link yours.',
  contact: 'Contact staff',
  notConfirmed:
    'Your classroom is not confirmed yet. Open the link in the confirmation email; then it can be matched.',
  notConfirmedNamed:
    'Not confirmed yet: {names}. Open the link in the confirmation email; then a classroom can be matched.',
  budget: {
    title: 'Budget left',
    of: 'of {amount}',
    spent: '{amount} spent',
    reserved: '{amount} waiting',
    free: '{amount} free',
    label: '{spent} spent, {reserved} waiting, {free} free, of {allocated}',
    held: 'Another {amount} is on hold while a payment behind it is in question. It is not counted in what is left.',
    locked: 'Locked by staff: nothing can be spent from it right now.',
    open: 'Every cent',
    none: 'A budget opens with your first matched slot: $800, for your classroom alone.',
  },
  open: {
    title: 'Open right now',
    none: 'Nothing is waiting. Here is what you can do next.',
    drafts: { one: '{count} reimbursement to finish', other: '{count} reimbursements to finish' },
    answered: { one: '{count} answer from Support to read', other: '{count} answers from Support to read' },
    submitted: { one: '{count} order waits for staff', other: '{count} orders wait for staff' },
    paid: { one: '{count} order is on its way', other: '{count} orders are on their way' },
    waiting: { one: '{count} reimbursement waits for staff', other: '{count} reimbursements wait for staff' },
    order: 'Place an order',
    receipt: 'Send a receipt',
    help: 'Get help',
  },
  share: {
    title: 'Your share code',
    titleOfSeveral: 'Your share codes',
    note: 'A gift of $800 with this code goes to your classroom, all of it.',
    copy: 'Copy the share code',
    copyOf: 'Copy the share code of {name}',
    copied: 'Share code copied',
    page: 'Open the public page',
    pageOf: 'Open the public page of {name}',
    none: 'Your classroom gets a share code when it is confirmed.',
    nominations: {
      one: '{count} nomination, {confirmed} confirmed.',
      other: '{count} nominations, {confirmed} of them confirmed.',
    },
    unconfirmed:
      'A confirmed one counts in full: ask families to leave their email and click the button in ours.',
  },
  slots: {
    title: 'Matched slots',
    none: 'No slot yet. Each draw your classroom waits adds a point.',
    slot: 'Slot {number}',
    how: { draw: 'by a draw', designation: 'chosen by its sponsor', staff: 'given by staff' },
    proof: 'Check the proof',
    columns: { slot: 'Slot', classroom: 'Classroom', how: 'How', date: 'Matched', amount: 'Amount' },
  },
  odds: {
    title: 'Your points in the next draw',
    matchedThisYear: 'This classroom is matched for this school year. It enters again from July 1.',
    notEligible:
      'This classroom is not in the next draw yet. It has to be confirmed and needs at least one nomination.',
    anotherEnters:
      'Not entered this time: a teacher enters one classroom, and {name} has the most points or, among equals, was confirmed first.',
    next: 'Next draw',
    noNext: 'No draw is scheduled yet.',
    due: 'Waits for its public random number',
    open: 'See this draw',
    freeze: 'Nominations and their confirmations count until one hour before the start.',
  },
} as const
