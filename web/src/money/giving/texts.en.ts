import { givingErrors } from '@tower/contract/money/giving.ts'
import { givingReturns } from './giving-returns-texts.en.ts'

/** What the server says when it refuses a gift; Spanish answers by the same code. */
const refused = {
  'giving.amount_too_small': givingErrors['giving.amount_too_small'].sentence,
  'giving.amount_too_large': givingErrors['giving.amount_too_large'].sentence,
  'giving.amount_invalid': givingErrors['giving.amount_invalid'].sentence,
  'giving.slot_price': givingErrors['giving.slot_price'].sentence,
  'giving.unknown_destination': givingErrors['giving.unknown_destination'].sentence,
  'giving.return_address': givingErrors['giving.return_address'].sentence,
  'giving.checkout_failed': givingErrors['giving.checkout_failed'].sentence,
  'giving.checkout_conflict': givingErrors['giving.checkout_conflict'].sentence,
  'giving.monthly_to_towers': givingErrors['giving.monthly_to_towers'].sentence,
  'giving.slot_would_not_come': givingErrors['giving.slot_would_not_come'].sentence,
} as const

/** Giving: the donate page, the sponsor page and the pages a giver returns to. */
export const giving = {
  refused,
  donate: {
    crumb: 'Programs',
    missingTitle: 'Program not found',
    missing: 'There is no program at this address. All programs are on one page.',
    toPrograms: 'See the programs',
    description:
      'Give any amount from $1, once or each month. At $800 together, one classroom that neighbors nominated gets all of it.',
    programs: {
      'sponsor-classroom': {
        name: 'Sponsor a Classroom',
        title: 'Build a classroom, block by block',
        lead: 'Any amount helps. At $800 together, one classroom that neighbors nominated gets all of it, and its teacher buys what the children need.',
      },
      'rent-assistance': {
        name: 'Rent Assistance',
        title: 'Stand behind Rent Assistance',
        lead: 'Help families stay near the school their children know. This program is being prepared.',
      },
      'tower-smbs': {
        name: 'Tower for SMBs',
        title: 'Stand behind Tower for SMBs',
        lead: 'Small businesses around a school carry it too. This program is being prepared.',
      },
      'sponsor-athlete': {
        name: 'Sponsor an Athlete',
        title: 'Back a young athlete',
        lead: 'Camp fees, cleats, the bus to the tournament: gifts to youth athletes and their goals. This program is being prepared.',
      },
    },
    picture: 'A young soccer player kicks a ball toward the goal.',
    comingSoon: 'Coming soon',
    comingSoonNote: 'This program has not opened yet. You choose below where your gift works until it does.',
    gift: {
      title: 'Your gift',
      amount: 'Amount',
      custom: 'Other amount',
      other: 'Other',
      coverFee: 'Cover the card fee for us: add {fee}. Your {amount} counts in full either way.',
      coverFeePlain: 'Cover the card fee for us. Your gift counts in full either way.',
      often: 'How often',
      once: {
        label: 'Once',
        button: 'Donate {amount} once to {place}',
        buttonPlain: 'Donate once, to what you chose above',
      },
      monthly: {
        label: 'Monthly',
        button: 'Donate {amount} each month to {place}',
        buttonPlain: 'Donate each month, to what you chose above',
        note: 'You’ll pay on a secure page today, and each month on this day. Change, pause or end it by the link in any receipt.',
      },
      /** Without a script the button can't follow the choice. */
      buttonNoScript: 'Donate, as you chose above',
      buttonShort: 'Donate',
      pending: 'Starting checkout…',
      note: 'You’ll pay by card, Apple Pay or Google Pay on a secure page; we email your receipt.',
      faults: {
        invalid: 'Please enter an amount in dollars.',
        tooSmall: 'The smallest gift is $1.',
        tooLarge: 'This gift is too large for the card form. Please contact us.',
      },
      stickyOnce: '{amount} once',
      stickyMonthly: '{amount} each month',
      stickyTo: 'to {place}',
    },
    choice: {
      title: 'How should your gift work?',
      more: 'What is the difference?',
      shared_tower: {
        name: 'Join the shared tower',
        text: 'Your gift joins other small gifts. At $800 together, the next draw gives it to a classroom, and we email you.',
        progress: {
          one: '{cents} of $800 so far, from 1 gift.',
          other: '{cents} of $800 so far, from {count} gifts.',
        },
      },
      own_tower: {
        name: 'Build your own tower',
        text: 'It waits for your next gifts until it reaches $800. After {days} days without one it joins the shared tower; we email you two weeks before.',
      },
      classroom: {
        name: 'Straight to {classroom}',
        text: 'It goes into this classroom’s budget as soon as you pay. The teacher can spend it right away.',
      },
      over: 'Each full $800 becomes a Sponsor Slot right away. This choice is for the rest.',
    },
    tribute: {
      title: 'Dedicate it, or stay anonymous',
      anonymous: 'Keep my gift anonymous',
      kind: 'Dedication',
      kinds: { none: 'None', honor: 'In honor of', memory: 'In memory of' },
      name: 'Name',
      nameHint: 'Appears on your receipt.',
      nameRequired: 'Please enter the name for your dedication.',
    },
    errors: {
      failed: 'Unable to start checkout.',
      noUrl: 'No checkout URL returned.',
      fallback: 'Something went wrong. Please try again.',
    },
    tower: {
      label: '{amount} of {target}, your gift in yellow',
      of: 'of {target}',
      own: 'Your {amount}',
      whole: { one: 'One whole slot', other: '{count} whole slots' },
      andTowards: 'and {amount} toward the next one',
      house: 'The 65% for classrooms, {amount}, joins the shared tower.',
    },
    destination: {
      title: 'Where should it go?',
      lead: 'You can leave this as it is.',
      classrooms: {
        name: 'Classrooms',
        text: 'Counts toward the next slot. At $800 a draw matches it to a confirmed classroom.',
      },
      prospects: { name: 'Prospects', text: 'Goals of youth athletes, such as camp fees or cleats.' },
      project: { name: 'General fund', text: 'We split it across all programs, as shown below.' },
    },
    panel: {
      classrooms: {
        title: 'What $800 does',
        points: [
          {
            title: 'The $800 milestone funds a classroom bank.',
            text: 'All of it goes into one teacher’s budget, never in parts.',
          },
          {
            title: 'Smaller gifts add up.',
            text: 'On the shared tower with everybody’s gifts, or on a tower of your own with your next ones, until they reach $800.',
          },
        ],
        match: {
          funded: [
            {
              title: '$800 matches $800 to launch two new classrooms each cycle.',
              text: 'Each full slot of the shared tower brings a second one. The matching fund has the money for the next one today.',
            },
          ],
          empty: [
            {
              title: 'No match right now.',
              text: 'Our matching fund is empty today, so $800 funds one classroom. When there is money in it again, each full slot of the shared tower brings a second one.',
            },
          ],
        },
      },
      prospects: {
        title: 'What a gift to prospects does',
        points: [
          {
            title: 'It goes to the goals of youth athletes.',
            text: 'Each goal is approved and has a parent’s or guardian’s consent before anyone can give to it.',
          },
          { title: 'It mints no slot.', text: 'Only gifts to classrooms build the tower.' },
        ],
        match: { funded: [], empty: [] },
      },
      project: {
        title: 'How an untargeted {amount} is split',
        titlePlain: 'How an untargeted gift is split',
        note: 'Cents that do not divide go to operations. The classrooms’ share builds slots for the community.',
        label: '65 percent classrooms, 16 percent prospects, 16 percent SMBs, 3 percent operations',
        caption: 'Parts of the gift',
        columns: { part: 'Part', share: 'Share', amount: 'Amount' },
        classrooms: 'Classrooms',
        prospects: 'Prospects',
        smbs: 'SMBs',
        operations: 'Operations, the remainder',
      },
    },
    questions: {
      title: 'Good to know',
      items: [
        {
          question: 'When is my card charged?',
          answer:
            'When you finish on the payment page, and not before. A gift of once is never charged again. A monthly one is charged on the same day each month until you pause or end it, by the link in any of its receipts.',
        },
        {
          question: 'What if my gift goes over $800?',
          answer:
            'Each whole $800 mints a slot. What is left joins the shared tower or builds your own, as you choose above; beside a slot for one classroom it joins the shared tower.',
        },
        {
          question: 'Who chooses the classroom?',
          answer:
            'A weighted draw: each nomination that its mailbox confirmed counts in full, the others a little. The entries and a sealed seed are published before it runs, so anyone can check the result. With a classroom code, the slot goes to that classroom instead.',
        },
        {
          question: 'Can I give by check?',
          answer:
            'Yes. Our office takes checks, bank transfers, stock and grants from donor-advised funds. Write to us on the Contact page first. They count like any other gift once the money is there.',
        },
        {
          question: 'Does covering the card fee count?',
          answer: 'No. It’s a separate line on your receipt and never counts toward the $800.',
        },
      ],
    },
  },
  ...givingReturns,
  sponsor: {
    title: 'Sponsor a classroom',
    description:
      'Pay $800 once and mint one Sponsor Slot: for a classroom whose code you have, or for the one the public draw picks.',
    hero: 'One slot, one classroom,',
    heroMarked: '$800.',
    lead: 'You pay once and mint one Sponsor Slot. It goes whole to one classroom: the one whose code you have, or the one the public draw picks.',
    picture: 'A teacher and three children plant seedlings at a long table.',
    returned: {
      success: 'Checkout complete! Credits will appear shortly.',
      another: 'Sponsor another classroom',
      cancel: 'Checkout canceled. You can try again anytime.',
    },
    form: {
      title: 'Your Sponsor Slot',
      code: 'Have a classroom code?',
      codeLead: 'Teachers share one with their families. Without a code, the draw decides.',
      email: 'Email',
      emailHint:
        'Your slot and receipt belong to this address. Leave it empty to enter it on the payment page.',
      name: 'Display name',
      nameHint: 'Shown on the public page of your slot. Leave it empty to stay unnamed.',
      price: 'Sponsor Slot',
      goesTo: 'Goes to',
      byDraw: 'The classroom the draw picks',
      payDraw: 'Let the draw decide: pay $800',
      payClassroom: 'Sponsor this classroom: pay $800',
      pending: 'Starting checkout…',
      note: 'One payment, one slot. You’ll pay by card, Apple Pay or Google Pay on a secure page.',
      badEmail: 'Please enter a full email address, such as name@example.org.',
      takeAway: 'Remove classroom',
    },
    errors: {
      failed: 'Unable to start checkout',
      noUrl: 'Missing checkout URL',
      fallback: 'Something went wrong.',
    },
    how: {
      title: 'How it works',
      steps: [
        { title: 'You pay $800', text: 'One payment mints one Sponsor Slot. There are no partial matches.' },
        {
          title: 'The slot waits for its classroom',
          text: 'With a code it goes to that classroom at once. Without one it waits for the next draw.',
        },
        {
          title: 'A weighted draw',
          text: 'Confirmed classrooms enter, each with the points its neighbors gave it. A nomination counts in full once it is confirmed by email, and only a little before that. Seed and entries are public, so anyone can check the result.',
        },
        {
          title: 'The classroom spends it',
          text: 'The full $800 goes into the teacher’s budget, and the slot’s page shows how much has been spent.',
        },
      ],
      draws: 'See the draws',
      about: 'More about the program',
    },
  },
} as const
