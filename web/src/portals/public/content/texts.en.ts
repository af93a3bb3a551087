/** Pages that tell: mission, about us, events, gallery, recent highlights. */
export const content = {
  mission: {
    title: 'Our mission',
    description: 'Developing the sovereign mind: children who can think, build and serve.',
    heading: 'Developing the sovereign mind',
    lead: 'A child who can think, build and serve can steer a life. We connect classrooms, families and sponsors so that no good classroom has to wait for what it needs.',
    picture: 'Children build a tower of eight blocks; one climbs a ladder to set the last one.',
    ideas: [
      {
        title: 'Think',
        text: 'Books, quiet corners and time to ask the next question. A classroom that can afford to be curious raises people who are.',
      },
      {
        title: 'Build',
        text: 'Tools and materials that a teacher picks, not a committee. The money is in the classroom’s own budget, and anyone can see how much has been spent.',
      },
      {
        title: 'Serve',
        text: 'Sponsors, families and young athletes lifting the places they come from. Those who were helped help the next.',
      },
    ],
    how: {
      title: 'How we keep our word',
      points: [
        {
          title: 'One slot, one classroom',
          text: '$800 is one Sponsor Slot. It goes to one classroom, whole, or it waits.',
        },
        {
          title: 'Chance that can be checked',
          text: 'Classrooms are matched by a draw whose seed is sealed beforehand. Anyone can re-run it.',
        },
        {
          title: 'Every dollar in the ledger',
          text: 'Money moves in a ledger that is only ever added to. Each slot’s page shows how much of it was spent.',
        },
      ],
    },
    ways: { programs: 'See the programs', about: 'Who we are' },
  },
  about: {
    title: 'About us',
    description: 'Our story, what we stand for, what we have done so far, and who does it.',
    lead: 'A small charity with a simple promise: a classroom that its neighbors name and its teacher confirms gets a fair chance at $800.',
    picture: 'Two children water young plants together.',
    story: {
      title: 'Our story',
      paragraphs: [
        'It began with a list on a classroom door: glue, paper, forty pencils, a rug. The teacher had been paying for it herself. A neighbor asked what the whole list would cost. The answer was a little under eight hundred dollars.',
        'So that became the block we build with. One sponsor pays $800, one classroom gets it, and the teacher spends it on that list. No forms in triplicate, no vote on which children deserve it: the community names the classrooms, and a draw that anyone can check decides which one is next.',
      ],
    },
    values: {
      title: 'What we stand for',
      items: [
        {
          title: 'Transparency',
          text: 'Every slot and every draw has a public page that you can follow without asking us.',
        },
        {
          title: 'Equity',
          text: 'A classroom’s chance grows with the neighbors who nominate it and the draws it has waited, never with who it knows.',
        },
        {
          title: 'Partnership',
          text: 'Teachers decide what the classroom needs. Families, sponsors and schools build it with them.',
        },
      ],
    },
    stats: {
      title: 'So far',
      classes: { one: 'class sponsored', other: 'classes sponsored' },
      sponsors: { one: 'sponsor', other: 'sponsors' },
      funding: 'funding',
      none: 'No gift has arrived yet. The first one will be counted here.',
      failed: 'The numbers could not be loaded. Please try again in a moment.',
      money: 'See where the money is',
      draws: 'See every draw',
    },
    team: {
      title: 'The team',
      lead: 'A small team with clear roles. Reach any of them through the contact page.',
      items: [
        { title: 'Programs', text: 'Looks after classrooms, nominations and draws.' },
        { title: 'Classrooms', text: 'Helps teachers with budgets, orders and questions.' },
        { title: 'Families and sponsors', text: 'Helps donors and future donors.' },
      ],
      pictures: [
        'Portrait of a staff member, illustration.',
        'Portrait of a teacher, illustration.',
        'Portrait of a sponsor, illustration.',
      ],
      pictureOf: 'Portrait of {name}.',
      contact: 'Contact us',
    },
  },
  events: {
    title: 'Events',
    description: 'Three days a year when we build together: Build-A-Bag, Thanksgiving Drive, Holiday Giving.',
    lead: 'Three times a year we build with our hands. Come, bring someone, or give if you can’t come.',
    items: [
      {
        month: 'August',
        title: 'Build-A-Bag',
        text: 'We fill backpacks for the first day of school: notebooks, pencils, a book to keep. Bring an hour and a folding table.',
        picture: 'Backpacks on a table with pencils and notebooks beside them.',
      },
      {
        month: 'November',
        title: 'Thanksgiving Drive',
        text: 'Families and neighbors pack boxes for the table at home, and deliver them to families who asked.',
        picture: 'A box with bread, a pumpkin and apples, under autumn leaves.',
      },
      {
        month: 'December',
        title: 'Holiday Giving',
        text: 'Each class wishes for one thing for its classroom. We wrap it, and the class opens it together.',
        picture: 'Wrapped presents under paper snowflakes.',
      },
    ],
    join: {
      title: 'Want to help?',
      text: 'Days and places differ by town. Write to us and name the event, and we’ll reply with both. Groups are welcome.',
      contact: 'Contact us',
      donate: 'Give to a classroom',
    },
  },
  gallery: {
    title: 'Gallery',
    description:
      'Pictures of what the programs are about, and a short film: how eight blocks become a classroom.',
    lead: 'What the programs are about, cut from paper. We show drawings rather than photographs of children.',
    illustration: 'Illustration',
    pictures: [
      { scene: 'hero', caption: 'Eight blocks, and the child who sets the last one.' },
      { scene: 'classroom', caption: 'A classroom on an ordinary morning.' },
      { scene: 'think', caption: 'Think: the next question.' },
      { scene: 'build', caption: 'Build: before the bell.' },
      { scene: 'serve', caption: 'Serve: the school garden.' },
      { scene: 'draw', caption: 'The draw: one ball comes out.' },
      { scene: 'pitch', caption: 'Saturday, on the field.' },
      { scene: 'bags', caption: 'Build-A-Bag, in August.' },
      { scene: 'gifts', caption: 'Holiday Giving, in December.' },
    ],
    film: {
      title: 'Eight blocks, in twelve seconds',
      text: 'A short animation without sound: eight $100 blocks become a Sponsor Slot, and the slot becomes a classroom.',
      fallback: 'Your browser cannot play this film.',
      download: 'Download the film',
    },
  },
  recent: {
    title: 'Recent draw highlights',
    description: 'What the latest draws matched, and where to find every draw with its proof.',
    lead: 'What the latest draws matched, counted from our records. Every draw with its proof is on the draws page.',
    matched: {
      one: 'It matched {count} classroom of {entries}: {dollars} for its budget.',
      other: 'It matched {count} classrooms of {entries}: {dollars} for their budgets.',
    },
    matchedNone: {
      one: 'No Sponsor Slot was waiting, so its {entries} classroom was not matched.',
      other: 'No Sponsor Slot was waiting, so none of its {entries} classrooms was matched.',
    },
    none: 'No draw has run yet. The first one will be told here.',
    failed: 'The draws could not be loaded.',
    checks: {
      title: 'Checked by anyone',
      text: 'The seed of a draw is published afterward. Anyone can run it again and must get the same classrooms.',
    },
    draws: 'See all draws',
    sponsor: 'Sponsor a classroom',
  },
} as const
