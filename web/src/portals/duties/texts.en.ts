/** What staff do, in parts that a superadmin gives to each admin. */
export const duties = {
  names: {
    money: 'Money',
    classrooms: 'Classrooms',
    children: 'Children',
    content: 'Content',
    people: 'People',
  },
  means: {
    money: 'Gifts, refunds, budgets, reimbursements, orders, the marketplace and the books.',
    classrooms: 'Nominations, claims, draws and slots, with the approval of those given by hand.',
    children:
      'Profiles of athletes and their guardians, consent, photos and storybooks. Only with it does anybody see a birthday or a guardian’s address.',
    content: 'Pages, stories, programs, broadcasts and what the charity says of itself.',
    people: 'The directory, the allowlist, sponsor requests, tickets, messages, safety and the audit log.',
  },
  missing: {
    title: 'This page belongs to another duty',
    text: 'It is for staff with the duty {duty}, which your account does not have.',
    ask: 'A superadmin can give it to you.',
    account: 'See your own duties',
  },
  own: {
    title: 'Your duties',
    all: 'You have every duty.',
    none: 'You have no duty now. A superadmin can give you one.',
    ask: 'A superadmin can change them.',
  },
  form: {
    title: 'Duties',
    hint: 'What this admin sees and does. It counts from their next click on. With none they see the console and nothing in it.',
    save: 'Save duties',
    unchanged: 'The duties are unchanged.',
    saved: 'Duties of {name} updated',
    failed: 'Unable to update duties',
    loading: 'The duties could not be loaded.',
    superadmin: 'A superadmin has every duty. That cannot be changed.',
  },
}
