/** Writing to the charity: the contact form and the partners' inquiry. */
export const inquiries = {
  errors: {
    name: 'Please enter your name.',
    email: 'Please enter an email address where we can reply.',
    topic: 'Please choose what your message is about.',
    message: 'Please write a message.',
    organization: 'Please enter the name of your organization.',
    tooLong: 'This is too long.',
    failed: 'Something went wrong. Please try again.',
  },
  contact: {
    title: 'Contact',
    description: 'Write to us. We reply within one business day.',
    lead: 'A question, an idea, something that went wrong: write to us. We reply within one business day.',
    name: 'Your name',
    email: 'Your email',
    topic: 'Program interest',
    choose: 'Choose one',
    topics: {
      'sponsor-classroom': 'Sponsor a Classroom',
      'rent-assistance': 'Rent Assistance',
      'tower-smbs': 'Tower for SMBs',
      'sponsor-athlete': 'Sponsor an Athlete',
      other: 'Something else',
    },
    message: 'Your message',
    button: 'Send message',
    pending: 'Sending…',
    hours: {
      title: 'Office hours',
      text: 'Monday–Friday 9am–5pm ET',
      now: 'Right now it is {time}.',
    },
    others: {
      title: 'Faster answers',
      draws: 'How draws work, with every proof',
      nominate: 'Nominate a teacher',
      partners: 'Become a partner',
    },
    picture: 'Portrait of a staff member, illustration.',
  },
  thanks: {
    title: 'Thank you, your message arrived',
    text: 'We reply within one business day. A short email confirms that we have it.',
    programs: 'See the programs',
    home: 'Go to the home page',
  },
  partners: {
    title: 'Partners',
    description: 'Ways for schools, companies and groups to build with us, and answers to common questions.',
    lead: 'Schools, companies, clubs and places of worship build with us in ways that fit them. Partner inquiries are answered within one business day.',
    apply: 'Partner with us',
    picture: 'People cheer at a finished tower.',
    models: {
      title: 'Collaboration models',
      items: [
        {
          title: 'Sponsor slots together',
          text: 'Your staff gives and you match it. Each full $800 is a Sponsor Slot for one classroom.',
        },
        {
          title: 'Bring your schools',
          text: 'A district or school nominates its classrooms and helps its teachers confirm them.',
        },
        {
          title: 'Give in kind',
          text: 'Supplies, printing, a van for a day: we tell you which classrooms and events can use them.',
        },
        {
          title: 'Host an event',
          text: 'Build-A-Bag, the Thanksgiving Drive or Holiday Giving, at your place, with your people.',
        },
      ],
    },
    faq: {
      title: 'FAQ',
      items: [
        {
          question: 'Can we choose which classroom gets our slot?',
          answer:
            'Yes. With a classroom’s code the slot goes to that classroom, if its teacher has confirmed it. Without a code the public draw decides.',
        },
        {
          question: 'What do we see of our gift?',
          answer:
            'When the slot was minted, which classroom it went to and by which draw, and how much has been spent. We never show photographs of children.',
        },
        {
          question: 'Does any of our gift go to overhead?',
          answer:
            'All of a gift to classrooms goes to classrooms. Gifts to the general fund are split 65% classrooms, 16% prospects, 16% SMBs, and the rest runs the charity.',
        },
        {
          question: 'Is our gift tax-deductible?',
          answer:
            'Every gift gets a numbered receipt. Whether it is deductible depends on our registration and your situation; please ask your tax advisor.',
        },
        {
          question: 'Can you show our logo?',
          answer: 'Sponsors have a public profile and choose what it shows: name, logo, totals, gifts.',
        },
      ],
    },
  },
  apply: {
    title: 'Partner with us',
    description: 'Tell us who you are and what you have in mind.',
    lead: 'Tell us who you are and what you have in mind. A few sentences are enough.',
    organization: 'Organization',
    contactName: 'Your name',
    email: 'Email',
    message: 'What do you have in mind?',
    button: 'Send inquiry',
    pending: 'Sending…',
    done: "Thanks! We'll review your note and reach out with next steps shortly.",
    back: 'Back to partners',
  },
} as const
