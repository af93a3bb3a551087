import { verify } from './verify-texts.en.ts'

/** The public draws: the schedule, one draw, and its verification. */
export const draws = {
  title: 'Draws',
  description:
    'Every Sponsor Slot finds its classroom in a public draw. See when the next one is, how points work, and check past draws yourself.',
  list: {
    title: 'Draws anyone can check',
    lead: 'Each $800 slot goes to one classroom, picked by a weighted draw. A sealed seed and a public random number decide, and afterward anyone can repeat it.',
    picture: 'Two children turn a drum full of blocks.',
    coming: 'Upcoming draws',
    paused: 'The schedule is paused: no further draw is announced until it goes on.',
    comingLead:
      'The seed of each is already in a sealed envelope. The envelope’s fingerprint is public from the day the draw is scheduled.',
    noComing: 'No draw is scheduled yet. The next one will appear here with its sealed seed.',
    past: 'Past draws',
    noPast: 'No draw has been run yet. Each will appear here with its proof.',
    failed: 'The draws could not be loaded.',
    open: 'Open this draw',
    sealedSeed: 'Fingerprint of the sealed envelope (SHA-256)',
    capacity: 'one classroom for each waiting slot, {count} at most',
    early: 'Run early by staff',
    columns: {
      draw: 'Draw',
      classrooms: 'Classrooms entered',
      matched: 'Matched',
      result: 'Result',
      proof: 'Proof',
    },
    proof: 'proof.json',
    showing: 'Showing {from}–{to} of {total}',
    pages: 'Pages',
    newer: 'Newer',
    older: 'Older',
  },
  /** Small numbers are written out. */
  numbers: [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  one: {
    crumb: 'Draws',
    title: 'Draw of {day}',
    description: 'How the classrooms of this draw were picked, and how to check it.',
    picture: 'Two children turn a drum full of blocks.',
    notFoundTitle: 'There is no draw at this address',
    notFound: 'Check the address, or find the draw in the list of all draws.',
    allDraws: 'All draws',
    lead: {
      scheduled:
        'The seed is already in its sealed envelope. Nominations add points until one hour before the start; then the list of classrooms is fixed.',
      frozen: {
        one: '{count} confirmed classroom is in, with {points}. The list can no longer change.',
        other:
          '{count} confirmed classrooms are in, with {points} between them. The list can no longer change.',
      },
      completed: {
        one: '{count} confirmed classroom entered, with {points}. {drawn}',
        other: '{count} confirmed classrooms entered with {points} between them. {drawn}',
      },
    },
    /** Of a draw that was called off, by what there was of it by then. */
    voided: {
      listed:
        'This draw was voided and will not be run. Its seed and its list are open: anyone can see what it would have brought.',
      unlisted:
        'This draw was voided before its list was fixed, so there was nothing to draw from yet. Its seed is open, so that it cannot be used again.',
      unopened: 'This draw was voided and will not be run. Its seed could not be opened.',
    },
    points: { one: '{count} point', other: '{count} points' },
    drawn: {
      one: 'One Sponsor Slot found its classroom.',
      other: '{count} Sponsor Slots found their classrooms.',
    },
    drawnNone: 'No Sponsor Slot was waiting, so no classroom was drawn.',
    voidReason: 'Why it was voided',
    early: 'Run early by staff',
    /** Slots that were left out: their numbers, never whose they are. */
    skipped: {
      one: 'Slot {numbers} was left out: a payment behind it was not settled yet.',
      other: '{count} slots were left out, because payments behind them were not settled yet: {numbers}.',
    },
    replaced:
      'It names a later number than at first: when its list was kept, the first could be known already. It committed to this before:',
    replacedAt: 'Round {round}, on {time}:',
    moved: 'Staff moved this draw, before its list was fixed. It was first planned for {planned}.',
    earlyNote: 'Staff ran this draw early. It was planned for {planned} and run on {ran}.',
    /** How long people outside had to note the list before the draw. */
    earlyList:
      'Its list had been public for {time}, so hardly anyone outside could save its fingerprint before the draw.',
    earlyMoment: 'less than a minute',
    earlyMinutes: { one: '{count} minute', other: '{count} minutes' },
    otherDay: 'It was planned for {planned} and run on {ran}.',
    timeline: {
      label: 'The four steps of this draw',
      sealed: 'Seed sealed',
      sealedNote: 'Fingerprint published.',
      frozen: 'List frozen',
      frozenNote: 'Points fixed.',
      frozenNext: 'Points will be fixed.',
      frozenNever: 'It was not fixed.',
      run: 'Draw run',
      runNote: { one: 'One pick.', other: '{count} picks.' },
      runNext: 'Classrooms will be picked.',
      runNever: 'It was not run.',
      opened: 'Seed opened',
      openedNote: 'At once. Anyone can repeat it.',
      openedNext: 'Right after the draw.',
      openedVoided: 'Opened as it was voided.',
      openedNever: 'The seed could not be opened.',
    },
    classrooms: {
      title: { one: 'The matched classroom', other: 'The {count} classrooms' },
      pick: 'Pick {position}',
      receives: 'Receives',
      slot: 'Slot {number}, $800',
      points: 'Points',
      pointsOf: '{weight} of {total} = {chance}',
      others: { one: '{count} more classroom', other: '{count} more classrooms' },
      more: {
        one: 'And {count} more, in the list of entries and in the proof.',
        other: 'And {count} more, in the list of entries and in the proof.',
      },
    },
    sealed: {
      title: 'What is sealed today',
      lead: 'Keep these, and compare them with what is opened after the draw. A single changed letter would show.',
      openedTitle: 'What it would have been drawn from',
      openedLead:
        'Its seed was opened as it was voided. With the fingerprints and the list it shows what the draw would have brought, so that none is called off in secret for its result.',
      openedSeed: 'The opened seed',
      openedFile: 'Seed, commitment and list: proof.json',
      unlistedTitle: 'The seed, opened',
      unlistedLead:
        'Compare it with its fingerprint, which was published when the draw was scheduled. No list was fixed by then, so this draw had no result to hide.',
      unlistedFile: 'Seed and reason: proof.json',
      unopenedTitle: 'What was published',
      unopenedLead: 'Its seed is sealed with a key that is lost, so nobody can open it anymore.',
      seed: 'Fingerprint of the seed',
      entries: 'Fingerprint of the list',
      commitment: 'Fingerprint of the commitment',
      starts: 'Start',
      capacity: 'Classrooms',
      capacityOf: 'One for each waiting slot, {count} at most',
    },
    number: {
      name: 'Public random number',
      drand: 'Round {round} of drand, out at',
      local: 'Round {round} of a local beacon of this demo, which is not public randomness, out at',
      waiting:
        'This draw is waiting for the public random number, which is late. It completes by itself as soon as the number is out. Nothing else may take its place.',
    },
    rulers: {
      title: 'Where each pick landed',
      lead: 'Lay all points on one ruler, in the order of the frozen list. The draw gives a random number; the classroom that holds it is matched and leaves the ruler.',
      pick: 'Pick {position}: {name}',
      left: 'Points left: {total}. The random number was',
      inside: 'this classroom held {from}–{to}.',
      label: 'A ruler, points on it: {total}. Point {r} falls on {name}.',
      first: 'The first {count} picks are drawn here. The proof holds all of them.',
    },
    entries: {
      title: { one: 'The one entry', other: 'All {count} entries' },
      caption: 'The classrooms of this draw in the order of the frozen list',
      classroom: 'Classroom',
      nominators: 'Nominators counted',
      countedOf: '{counted} of {count}',
      confirmed: '{count} confirmed',
      waited: 'Draws waited',
      points: 'Points',
      place: 'Place on ruler 1',
      result: 'Result',
      won: 'Pick {position}, slot {number}',
      waits: 'Not this time, +1 next draw',
      waitsFull: 'Not this time',
      enters: 'In the draw',
      notDrawn: 'Not drawn',
      pointsWord: { one: 'point', other: 'points' },
      pages: 'Pages of the list',
      showing: 'Showing {from}–{to} of {total}',
      previous: 'Previous 50',
      next: 'Next 50',
    },
    why: {
      title: 'A sealed envelope and a coin',
      envelope: 'The seed is a sealed envelope',
      envelopeText:
        'When a draw is scheduled, a secret number is put into an envelope and the envelope’s fingerprint is published. After the draw it is opened. Another number would have another fingerprint.',
      coin: 'The public random number is a coin nobody here can touch',
      coinElsewhere: 'The public random number is a coin',
      coins: {
        coming:
          'When the list is fixed, it names one toss of a public coin that is still to come. On a live site the coin is drand’s: independent organizations toss it together, and nobody here can touch it or know it early.',
        drand:
          'The fixed list named one toss of a public coin that was still to come: round {round} of drand. Independent organizations toss it together. Nobody here could touch it or know it early.',
        local:
          'The fixed list names one toss of a coin that is still to come. On a live site the coin is drand’s, and nobody here can touch it. This demo tosses a coin of its own, so here it only shows how the check works.',
        none: 'This draw is from before draws had a public coin. Whoever could open the envelope could have known the result as soon as the list was fixed.',
      },
      staff: 'What staff can still do',
      staffText:
        'Until an hour before: move a draw, start it early, or fix its list sooner. After that only call it off and say why. Its page tells everyone. The list stays as it was fixed.',
    },
    details: 'The details',
    experts: {
      title: 'For experts: fingerprints and the proof file',
      lead: 'Save the fingerprints before a draw and compare them afterward. A single changed letter would show.',
    },
    verify,
  },
} as const
