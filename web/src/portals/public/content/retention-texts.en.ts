/** How long what is kept of people lasts, line by line of the table in the contract; `{n}` is its number. */
export const retentionTable = {
  title: 'How long we keep it',
  lead: 'Whatever has a time here is deleted by a program, not by hand. If you are erased earlier, it goes earlier.',
  heads: { what: 'What', howLong: 'How long', why: 'Why' },
  groups: {
    giving: 'Giving',
    nominating: 'Nominating',
    teaching: 'Teaching',
    children: 'Children and young athletes',
    accounts: 'Accounts',
    writing: 'Messages and email',
    safety: 'Safety',
  },
  lines: {
    unpaidCheckouts: {
      what: 'A checkout that nobody finishes',
      howLong: '{n} days',
      why: 'The payment may still arrive.',
    },
    gifts: {
      what: 'Your name, email and dedication beside a gift, a picture of your check, what you pledged, and how else we reach you, with our notes about it',
      howLong: '{n} years after the end of the year you gave',
      why: 'The law asks a charity to keep its books and receipts that long.',
    },
    bookEntries: {
      what: 'Amounts, dates and receipt numbers, without a name',
      howLong: 'Always',
      why: 'Books have to stay complete.',
    },
    savedCards: {
      what: 'Brand, last four digits and expiry of a card you keep with us',
      howLong: 'Until you remove it',
      why: 'You see which card is charged.',
    },
    nominations: {
      what: 'Names, emails and reasons in a nomination',
      howLong: 'Until the end of the next school year',
      why: 'Staff find the teacher who was named.',
    },
    ballots: {
      what: 'A coded mark that someone nominated a classroom',
      howLong: 'Always',
      why: 'Everyone counts once, and published draws can be checked. Nobody can read a name from it.',
    },
    nominationNetworks: {
      what: 'The key to the network a nomination came from',
      howLong: '{n} days',
      why: 'We notice many nominations from one place.',
    },
    classroomClaims: {
      what: 'A request to confirm a classroom',
      howLong: '{n} years after it is decided',
      why: 'Staff can explain the decision.',
    },
    classrooms: {
      what: 'A classroom with its school and its teacher’s name',
      howLong: 'Until staff remove it or the teacher is erased',
      why: 'Draws are held among classrooms.',
    },
    tickets: {
      what: 'Questions from teachers, with our answers and files',
      howLong: '{n} years after the question is closed',
      why: 'Both sides can look up what was agreed.',
    },
    purchases: {
      what: 'Orders, cards, reimbursements and payouts',
      howLong: 'With the books, at least 7 years; the name until the person is erased',
      why: 'The law asks us to show what gifts were spent on.',
    },
    classroomPhotos: {
      what: 'A photo that a teacher shows',
      howLong: 'Until the teacher removes it',
      why: 'Givers see what they made possible.',
    },
    rejectedPhotos: {
      what: 'A photo that staff did not approve',
      howLong: '{n} days',
      why: 'The teacher can read why.',
    },
    removedFiles: {
      what: 'The note that a file was removed; the file itself goes the same day',
      howLong: '{n} days',
      why: 'An old address can say that the file is gone.',
    },
    toolResults: {
      what: 'What the tools wrote for a teacher',
      howLong: '{n} days after the last change',
      why: 'A teacher can look back over a school year.',
    },
    toolDrafts: {
      what: 'A draft in a tool',
      howLong: '{n} days after the last change',
      why: 'A teacher can go on with it.',
    },
    storybookDrafts: {
      what: 'A storybook that is not published',
      howLong: '{n} days after the last change',
      why: 'A class can come back to it the next year.',
    },
    storybookPapers: {
      what: 'A printable file of a storybook',
      howLong: '{n} days',
      why: 'It can be made again at any time.',
    },
    storybookTakedowns: {
      what: 'A family’s request to take a storybook down',
      howLong: '{n} days',
      why: 'Staff can answer the family.',
    },
    writerUses: {
      what: 'How often a teacher used the writing help',
      howLong: '{n} days',
      why: 'We keep to a budget.',
    },
    ownWork: {
      what: 'What people set up for themselves, such as templates and views',
      howLong: 'Until they remove it or are erased',
      why: 'It is theirs.',
    },
    unansweredProfiles: {
      what: 'An athlete’s profile that no guardian answers for',
      howLong: '{n} days; whoever began it is told after {told} days',
      why: 'Without a guardian’s word we keep nothing of a child.',
    },
    athletesMedia: {
      what: 'An athlete’s photos and videos, after consent to them is taken back',
      howLong: '{n} hours',
      why: 'There is time to undo a wrong click.',
    },
    athletesWords: {
      what: 'The words of a profile, after consent is taken back',
      howLong: '{n} days',
      why: 'A family may change its mind.',
    },
    consentEvidence: {
      what: 'The signature under a consent',
      howLong: 'While the consent is in force, and {n} years after',
      why: 'It proves that a guardian agreed.',
    },
    consentLinks: {
      what: 'A consent link that has ended',
      howLong: '{n} days',
      why: 'An old link can say that it is old.',
    },
    classLists: {
      what: 'A student whom a teacher took off the class list',
      howLong: '{n} days; a list ends with the school year unless the teacher keeps it',
      why: 'A mistake can be undone.',
    },
    removedResults: {
      what: 'A tool’s words that a teacher removed',
      howLong: '{n} days',
      why: 'A mistake can be undone.',
    },
    storybookPhotos: {
      what: 'A photo that no storybook uses',
      howLong: '{n} days',
      why: 'A teacher may tell another story from it.',
    },
    accounts: {
      what: 'Your email, name and settings',
      howLong: 'Until you are erased',
      why: 'You sign in with them.',
    },
    devices: {
      what: 'A device that is no longer used',
      howLong: '{n} days',
      why: 'You see where you are signed in.',
    },
    usedLinks: {
      what: 'A sign-in or confirmation link that has ended',
      howLong: '{n} days',
      why: 'An old link can say that it is old.',
    },
    staffActs: {
      what: 'What staff did, when and why',
      howLong: 'Always',
      why: 'Every decision can be checked. People appear in it by number.',
    },
    messages: {
      what: 'A message from the contact or partner form, and our answer',
      howLong: '{n} years after the last word',
      why: 'We can come back to it.',
    },
    interests: {
      what: 'An email left under “Tell me when it opens”',
      howLong: 'Until we have written once, {n} years at most',
      why: 'You asked us to write.',
    },
    sponsorRequests: {
      what: 'A request to become a sponsor',
      howLong: '{n} years after the last step',
      why: 'Staff can come back to you.',
    },
    sponsorLinks: {
      what: 'A sponsor’s invitation link that has ended',
      howLong: '{n} days',
      why: 'An old link can say that it is old.',
    },
    mailWords: {
      what: 'The text of an email we sent',
      howLong: '{n} days',
      why: 'We can help when an email is not found.',
    },
    sentEmails: {
      what: 'The note that we sent it, and that a letter to many givers was meant for you',
      howLong: '{n} days',
      why: 'Nobody gets the same email twice.',
    },
    notices: {
      what: 'What our staff were told of',
      howLong: '{n} days',
      why: 'Staff see what happened over a year.',
    },
    mailLeaves: {
      what: 'The email of someone who stopped a series of emails',
      howLong: 'Until you want them again or are erased',
      why: 'We do not write again.',
    },
    stoppedAddresses: {
      what: 'An email address where an email server said that nobody reads',
      howLong: '{n} days, until somebody signs in with it, or until staff remove it',
      why: 'We do not keep writing to a mailbox that is not there.',
    },
    requestCounts: {
      what: 'A count of requests from one network',
      howLong: 'About {n} hour',
      why: 'We stop abuse.',
    },
    liveEvents: {
      what: 'A signal to screens that are open',
      howLong: '{n} day',
      why: 'Screens stay up to date.',
    },
    checkoutNetworks: {
      what: 'A coded mark of the network a checkout came from',
      howLong: '{n} day',
      why: 'We stop the testing of stolen cards.',
    },
    refusedAttempts: {
      what: 'A try that was refused, under a coded mark of its network',
      howLong: '{n} days',
      why: 'Staff see attacks.',
    },
    erasedMarks: {
      what: 'That somebody was erased, under coded marks of their address and name',
      howLong: '{n} days',
      why: 'Whoever comes back with an old backup is erased again.',
    },
    consentNetworks: {
      what: 'A coded mark of the network a profile or a consent came from',
      howLong: '{n} days',
      why: 'Staff see when one person speaks for two.',
    },
    deliveries: {
      what: 'What we told a connected program',
      howLong: '{n} days',
      why: 'A lost message can be sent again.',
    },
    providerEvents: {
      what: 'A message from the payment or card provider',
      howLong: '{n} days',
      why: 'The same message may come twice.',
    },
  },
} as const
