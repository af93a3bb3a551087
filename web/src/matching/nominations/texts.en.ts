import { nominationErrors } from '@tower/contract/matching/nominations.ts'

/** Nominating a classroom, and its teacher's confirmation. */
export const nominations = {
  refused: {
    'nominations.not_edu': 'Please use a {suffixes} school email address.',
    'nominations.already_confirmed': nominationErrors['nominations.already_confirmed'].sentence,
    'nominations.link_unknown': nominationErrors['nominations.link_unknown'].sentence,
    'nominations.link_used': nominationErrors['nominations.link_used'].sentence,
    'nominations.link_expired': nominationErrors['nominations.link_expired'].sentence,
    'classrooms.not_found': 'Classroom not found',
    'classrooms.code_not_found': 'There is no classroom with this code.',
    'classrooms.code_closed': 'This code is no longer active.',
  },
  classroom: 'Classroom ID',
  classroomHint: 'ID or share code, such as PT-\u2060ABC123.',
  classroomRequired: 'Please enter the classroom’s ID or share code.',
  classroomWrong: 'This is neither a classroom ID nor a share code.',
  nominate: {
    title: 'Nominate a Classroom',
    lead: 'Know a classroom that should be in the next draw? Your contact is turned into a one-way code in this browser and never sent, so that each neighbor counts once.',
    contact: 'Your email or phone',
    contactHint: 'Stays on this device.',
    contactRequired: 'Please enter your email or phone.',
    email: 'Email for a confirmation link',
    emailHint: 'One click there and your nomination counts in full. Without it, it counts only a little.',
    emailWrong: 'Please enter a full email address, such as name@example.org, or leave this empty.',
    emailHintSignedIn:
      'Not needed while you are signed in: with your account’s confirmed address, your nomination counts in full.',
    sessionOver:
      'Your session has ended, so it counts like any visitor’s. Sign in and nominate again with the same contact: then it counts in full.',
    linkSent: 'We sent a link to {email}. Click the button there and your nomination counts in full.',
    reason: 'Reason',
    button: 'Nominate this classroom',
    pending: 'Sending…',
    needsScript:
      'This form needs JavaScript: it protects your contact by turning it into a one-way code before anything is sent. Please turn JavaScript on, or ask a neighbor to nominate the classroom.',
    pressedEarly:
      'The page was still getting ready, so nothing was sent. Please enter your contact again and press the button once more.',
    hashFailed: 'Unable to hash identifier.',
    onDonate: { done: 'Nomination submitted!', failed: 'Nomination failed.' },
    onAbout: { done: 'Thanks—nomination received!', failed: 'Something went wrong.' },
  },
  request: {
    title: 'Confirm your classroom',
    lead: 'Are you the teacher of a nominated classroom? We’ll email a link to your school address. One click there and your classroom can enter the draws.',
    name: 'Your name as families know it',
    nameRequired: 'Please enter your name.',
    email: 'School email',
    emailHint: 'An address that ends in {suffixes}.',
    emailRequired: 'Please enter your {suffixes} school email address.',
    button: 'Send me the link',
    pending: 'Sending…',
    done: 'Check your {suffixes} email to verify.',
    doneText: 'The link works once and for 72 hours.',
    failed: 'Unable to request confirmation.',
  },
  confirmOwn: {
    title: 'Confirm your nomination',
    open: 'Did you nominate this classroom?',
    openText: 'One click and your nomination counts in full in the draws. It commits you to nothing else.',
    openWaiting:
      'One click and your nomination counts in full as soon as the teacher confirms the classroom. It commits you to nothing else.',
    button: 'Yes, count my nomination',
    pending: 'Confirming…',
    notYou: 'Wasn’t you? Close this page; nothing happens until you click.',
    done: 'Your nomination counts',
    doneText: 'It counts in full for {classroom} from now on. Thank you!',
    doneWaiting:
      'It counts in full for {classroom} as soon as its teacher confirms the classroom. Thank you!',
    counted: 'This nomination already counts',
    countedText:
      'Each email address counts once per classroom, and yours already does. There’s nothing left to do.',
    expired: 'This link has expired',
    expiredText:
      'Links work for 72 hours. Nominate the classroom again with the same contact to get a new one.',
    again: 'Nominate again',
    failed: 'The nomination could not be confirmed. Please try again.',
  },
  about: {
    pageTitle: 'About the program: Sponsor a Classroom',
    title: 'Sponsor a Classroom',
    description:
      'One $800 payment mints one Sponsor Slot. A weighted public draw matches it to a classroom that its community nominated and its teacher confirmed.',
    crumb: 'Programs',
    lead: 'One $800 payment mints one Sponsor Slot. It is matched, whole, to one classroom that its community nominated and its teacher confirmed.',
    sponsor: 'Sponsor a classroom',
    donate: 'Give any amount',
    picture: 'Two children at a wheel of colored balls; one ball has come out.',
    how: {
      title: 'How a classroom is matched',
      lead: 'Four things have to be true before any money moves, and everyone can check them.',
      points: [
        {
          title: 'One slot per payment',
          text: 'A slot costs $800 and is never split: no partial matches. Smaller gifts add up until they reach the next $800.',
        },
        {
          title: 'Nominated by its community',
          text: 'Neighbors, parents and colleagues nominate the classroom. Each email address counts once; unconfirmed nominations count only a little.',
        },
        {
          title: 'Confirmed by its teacher',
          text: 'The teacher confirms from a school address. Only confirmed classrooms enter draws.',
        },
        {
          title: 'Matched by a weighted draw',
          text: 'More confirmed nominations, and earlier draws without a match, give a classroom more points. Anyone can repeat the result.',
        },
      ],
      draws: 'See the draws',
    },
    take: { title: 'Take part', lead: 'Nominate a classroom you know, or confirm your own.' },
    start: {
      title: 'Ready to sponsor?',
      lead: 'Leave your email and we’ll send you the secure link to one $800 Sponsor Slot. It works for a week.',
      action: 'Pay right away, or with a classroom code',
      nominateTeacher: 'Nominate a teacher',
    },
  },
  confirm: {
    title: 'Confirm your classroom',
    open: 'Is this your classroom?',
    openText:
      'One click and your classroom can enter the draws. Nothing is charged, and you commit to nothing.',
    classroom: 'Classroom',
    school: 'School',
    teacher: 'Teacher',
    button: 'Confirm {classroom}',
    pending: 'Confirming…',
    notYou: 'Not your classroom? Close this page; nothing happens until you click.',
    done: '{classroom} is confirmed',
    doneUnnominated: 'It enters the draws as soon as one neighbor nominates it.',
    doneNominated: {
      one: 'One neighbor has nominated it already, so it is in the next draw.',
      other: '{count} neighbors have nominated it already, so it is in the next draw.',
    },
    code: 'Your share code:',
    codePage: 'See your page',
    next: 'What comes next',
    steps: [
      { title: 'Sign in', text: 'Use the same school address. We email you a link and a six-digit code.' },
      {
        title: 'Share your code',
        text: 'Each family that nominates the classroom and confirms by email gives it more points.',
      },
      {
        title: 'Wait for the draw',
        text: 'When your classroom is matched, $800 goes into your budget and we email you.',
      },
    ],
    signIn: 'Sign in as a teacher',
    draws: 'See the draws',
    waiting: 'Thank you. Our staff will take a look first',
    waitingText:
      'We had another address on record for this classroom, a teacher leads it already, or its neighbors named it. Someone on our staff will check with the school and email you. There’s nothing more for you to do.',
    refused: 'Our staff could not confirm this classroom for you',
    refusedText: 'We emailed you why. If that is a mistake, write to us.',
    contact: 'Write to us',
    used: 'This classroom is already confirmed',
    usedText: 'The link was used before, so there is nothing left to do. Sign in to see your classroom.',
    expired: 'This link has expired',
    expiredText: 'Links work for 72 hours. Ask for a new one; it takes a minute.',
    unknown: 'We don’t recognize this link',
    unknownText:
      'Your email app may have cut it off. Copy the whole address from the message, or ask for a new link.',
    askAgain: 'Ask for a new link',
    home: 'Go to the home page',
    failed: 'The classroom could not be confirmed. Please try again.',
  },
} as const
