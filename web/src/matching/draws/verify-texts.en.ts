/** The check of a draw in the visitor's browser: what each test proves, and what it can't. */
export const verify = {
  title: 'Check this draw',
  download: 'proof.json',
  command: 'Check the file on the command line:',
  idle: { title: 'Not checked yet', text: 'It takes a moment and happens on your device.' },
  running: { title: 'Checking…', text: 'Your device repeats the draw.' },
  passedTitle: 'Verified in this browser',
  passed: {
    one: 'Every check passed. The same classroom was drawn.',
    other: 'Every check passed. Same {count} classrooms, same order.',
  },
  passedNone: 'Every check passed. No classroom was drawn, rightly.',
  failed: {
    title: 'This proof does not hold',
    text: 'The steps that failed are marked below.',
  },
  differs: {
    title: 'The file and this page differ',
    text: 'The file holds in itself, but it does not say what this page shows. The parts that differ are named below.',
  },
  foreign: { title: 'Not checked', text: 'The file that came belongs to another draw.' },
  unreadable: { title: 'Not checked', text: 'The proof could not be loaded. Nothing was checked.' },
  run: 'Check now',
  again: 'Check again',
  retry: 'Try again',
  took: 'SHA-256 in your browser, {milliseconds} ms',
  needsScript: 'Checking here needs JavaScript. The command under “For experts” does not.',
  what: 'What each check proves, and what it can’t',
  proves: 'Proves:',
  cannot: 'Can’t prove:',
  expected: 'In the proof: {expected}',
  found: 'Found: {found}',
  checked: 'passed',
  broken: 'failed',
  waiting: 'not checked yet',
  checks: {
    entries: {
      name: 'The list matches its fingerprint',
      proves: 'No classroom and no point was changed after the fingerprint was made.',
      cannot: 'that each nomination came from a different person. Confirming by email makes cheating harder.',
    },
    commitment: {
      name: 'The terms match their fingerprint',
      proves:
        'Start, list, sealed seed, coin toss and number of places are those the fingerprint stands for.',
      cannot: 'when it was published. Only a copy you saved before the draw can show that.',
    },
    seed_sealed: {
      name: 'The opened seed matches the sealed one',
      proves: 'The envelope held this number when its fingerprint was made.',
      cannot: 'that nobody looked inside before. That is what the coin is for.',
    },
    public_value: {
      name: 'The public random number is the one its chain signed',
      proves: 'The number belongs to the toss that was named, and has exactly one valid signature.',
      cannot: 'that the list came first. Compare the time of the toss with a copy you saved.',
    },
    seed_opened: {
      name: 'The draw seed follows from all of it',
      proves: 'Envelope, list and coin went into the draw, and nothing else.',
      cannot: 'anything about these three. The checks above do.',
    },
    winners: {
      name: 'Repeating the draw gives the same picks',
      proves: 'Nobody put a classroom in or took one out afterward.',
      cannot: 'that the money arrived. Follow each slot to see that.',
    },
  },
  /** What the fourth check comes to where the number is not drand's. */
  sources: {
    local: {
      proves: 'The number belongs to the toss that was named. The coin is this demo’s own.',
      cannot: 'that nobody here could touch the coin. It is not public randomness.',
    },
    none: {
      proves: 'No coin was named and none was tossed, as in every draw before December 2026.',
      cannot: 'that nobody knew the result once the list was fixed.',
    },
  },
  /** What is wrong, in words; the details are the verifier's own, with ids and fingerprints. */
  failures: {
    entries: 'The list in the file is not the one that its fingerprint, its length and its points stand for.',
    commitment: 'What the file says of the draw is not what was committed to.',
    seed_sealed: 'The seed in the file is not the one that was sealed.',
    public_value: 'The random number in the file is not the one that the named chain signed for this draw.',
    seed_opened: 'The draw seed in the file does not follow from its parts.',
    winners: 'The draw brings other classrooms, or another number of them, than the file says.',
  },
  details: 'Details for experts',
  published: {
    name: 'The file says what this page shows',
    proves: 'File and page show the same list, fingerprints and classrooms.',
    cannot: 'anything against someone who changed both. A copy you saved before can.',
  },
  different: 'Different here: {parts}.',
  parts: {
    seed: 'the fingerprint of the seed',
    commitment: 'the fingerprint of the commitment',
    entries: 'the list of classrooms',
    beacon: 'the public random number that was named',
    early: 'the random number, which was out before the list was fixed',
    winners: 'the matched classrooms',
    slots: 'the slots they got',
  },
  points: 'r = {points}',
  pointOf: '{r} of {total}',
} as const
