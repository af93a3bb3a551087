/** The home page. */
export const home = {
  title: 'Eight blocks build one classroom',
  description:
    'Give any amount: together, gifts put $800 into a real classroom that neighbors nominated and a teacher confirmed. Then follow every dollar.',
  hero: {
    title: 'Eight blocks build',
    titleMarked: 'one classroom.',
    /** Before the lead. `charity` is who runs this; `funded` is one of the next, or nothing before the first classroom. */
    opening:
      '{charity} turns gifts of any size into $800 for a real classroom, where the teacher buys what the children need{funded}.',
    funded: { one: ': {count} classroom funded so far', other: ': {count} classrooms funded so far' },
    lead: 'Then you follow every dollar.',
    sponsor: 'Sponsor a classroom for $800',
    give: 'Give from $1',
    programs: 'See the programs',
    ticks: ['Teacher confirmed', 'Draws anyone can check', 'A receipt every time'],
    picture: 'Children build a tower of eight blocks; one climbs a ladder to set the last one.',
  },
  how: {
    title: 'From your gift to a real classroom',
    step: 'Step {number}',
    steps: [
      { title: 'Give', text: 'Any gift from $1 counts. Eight blocks of $100 make one slot.' },
      {
        title: 'Mint',
        text: 'At $800 the slot is minted: numbered, recorded in the ledger, and yours to follow.',
      },
      {
        title: 'Draw',
        text: 'On a set date, confirmed classrooms enter. Each nomination confirmed by email adds a point; a few of the others count, too. Anyone can repeat the result.',
      },
      {
        title: 'Follow',
        text: 'The teacher spends the $800 on the classroom. The slot’s page shows how much has been spent.',
      },
    ],
  },
  mind: {
    title: 'Developing the sovereign mind',
    lead: 'A child who can think, build and serve can steer a life. Each program starts from one of the three.',
    think: {
      title: 'Think',
      text: 'Books, quiet corners and time to ask the next question.',
      picture: 'Two children read on a rug by an arched window.',
    },
    build: {
      title: 'Build',
      text: 'Tools and materials that a teacher picks, paid from the classroom’s own bank.',
      picture: 'Two children build a block tower in front of a chalkboard.',
    },
    serve: {
      title: 'Serve',
      text: 'Sponsors, families and young athletes lifting the places they come from.',
      picture: 'Two children water young plants together.',
    },
  },
  network: {
    title: 'Smart Block Network',
    lead: 'Four programs, stacked on the one that is open today. Each new one opens when the one below it is strong enough.',
    programs: 'See the programs',
    donate: 'Give to a classroom',
    active: 'Active',
    comingSoon: 'Coming soon',
    classroom: 'Sponsor a Classroom',
    rent: 'Rent Assistance',
    smb: 'Tower for SMBs',
    athlete: 'Sponsor an Athlete',
  },
  matched: {
    title: 'Last matched',
    summary: {
      one: 'Draw of {day}. {entries} entered, {count} slot.',
      other: 'Draw of {day}. {entries} entered, {count} slots.',
    },
    classrooms: { one: '{count} classroom', other: '{count} classrooms' },
    slot: { one: 'Slot {number}, {count} point', other: 'Slot {number}, {count} points' },
    check: 'Check this draw',
    none: 'No classroom has been matched yet. The first draw will appear here, with its proof.',
    next: 'Next draw',
    nextWhen: '{day} at {time}',
    howItWorks: 'How the draw works',
    noNext: 'The next draw will be announced here.',
    failed: 'The last draw could not be loaded.',
  },
  sponsor: {
    title: 'Become a sponsor',
    lead: 'One payment of $800 mints one slot, yours to follow from the draw to the classroom. You don’t need an account to start.',
    action: 'Sponsor a classroom',
  },
} as const
