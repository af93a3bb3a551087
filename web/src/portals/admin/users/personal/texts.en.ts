/** What staff do when a person asks them for their data, or to be erased. */
export const personData = {
  data: {
    title: 'Personal data',
    failed: 'What is known of this person’s data could not be loaded.',
    export: 'Export data',
    exportHint: 'Only when the person asked for it. The audit log says who made the file.',
    exported: 'The file is on your device. Hand it to nobody but the person.',
    exportFailed: 'The file could not be made.',
    requested: 'Asked to be erased on {date}. Answer by {due}.',
    refusedOn: 'Asked to be erased; refused on {date}:',
    mayNot:
      'Erased only when the person asks for it, or by a superadmin. Nobody erases staff of their own rank or themself.',
    erase: 'Erase…',
    eraseTitle: 'Erase {name}?',
    asked: 'The person asked for it.',
    unasked: 'The person has not asked for it in their account. Go on only if they asked you.',
    goes: 'What goes',
    goesAccount: 'The account, its sessions and every way to sign in, at once.',
    goesWords: 'All that names them in any record: {words}',
    goesFamily:
      'What they allowed to be shown of athletes. A profile that nobody else looks after is hidden and emptied, with its pictures and news.',
    ends: {
      one: '{count} monthly gift ends at the payment provider first.',
      other: '{count} monthly gifts end at the payment provider first.',
    },
    stays: 'What stays',
    staysBooks:
      'The books, as the law asks: gifts, receipts and credits with their amounts and dates, without the name and the address.',
    staysDraws: 'Past draws, slots and the audit log, with a number in place of the person.',
    forGood: 'It cannot be undone.',
    typed: 'Type {words} to confirm',
    eraseNow: 'Erase for good',
    erased: 'The person is erased.',
    eraseFailed: 'The person could not be erased.',
    refuse: 'Refuse request',
    refuseTitle: 'Refuse to erase {name}?',
    refuseText: 'The person reads your answer on their account page.',
    answer: 'Your answer',
    answerHint: 'Say what keeps you from it, and until when.',
    answerMissing: 'Write an answer; the person reads it.',
    refused: 'The request is refused.',
    refuseFailed: 'The request could not be refused.',
    cancel: 'Cancel',
  },
  /** Erasing somebody without an account, by their address. */
  address: {
    open: 'Erase somebody without an account',
    title: 'Erase somebody without an account',
    lead: 'Guests who gave, nominators and the teachers they named, guardians who signed by a link, and whoever wrote to us or follows a program have no account. Look up their address first: nothing changes until you erase.',
    email: 'Email address',
    missing: 'Enter an email address.',
    look: 'Look it up',
    failed: 'What is kept under this address could not be loaded.',
    hasAccount: '{email} has an account. Erase the person on their page.',
    openPerson: 'Open the person',
    nothing: 'Nothing is kept under {email}.',
    names: 'These names, wherever they appear: {names}',
    namesTitle: 'Which of these names are theirs?',
    namesSay:
      'Somebody else may have typed a name beside this address. A name you tick is taken out wherever it appears; any other goes only with what is kept under the address.',
    nameBeside: '{name} (beside: {places})',
    places: {
      gifts: 'gifts',
      receipts: 'receipts',
      pledges: 'pledges',
      nominations: 'nominations they made',
      named: 'nominations by others',
      confirmations: 'links and claims',
      classrooms: 'a classroom',
      messages: 'messages',
      follows: 'programs followed',
      sponsor_requests: 'requests to sponsor',
      guardian: 'a guardian’s signature',
      takedowns: 'requests about storybooks',
      allowlist: 'the allowlist',
      emails: 'emails',
      left_series: 'series of emails they left',
      stopped: 'the list of stopped addresses',
    },
    stays: 'What stays, and why',
    kinds: {
      gifts: {
        one: '{count} gift: amount, day and number stay in the books, as the law asks; address, name and dedication go.',
        other:
          '{count} gifts: amounts, days and numbers stay in the books, as the law asks; address, names and dedications go.',
      },
      pledges: {
        one: '{count} pledge: deleted. The gifts that came of it stay as gifts.',
        other: '{count} pledges: deleted. The gifts that came of them stay as gifts.',
      },
      receipts: {
        one: '{count} receipt: number and amount stay, as the law asks; the address goes.',
        other: '{count} receipts: numbers and amounts stay, as the law asks; the address goes.',
      },
      nominations: {
        one: '{count} nomination made: it counts on, because odds rest on it; who made it, and why, go.',
        other:
          '{count} nominations made: they count on, because odds rest on them; who made them, and why, go.',
      },
      named: {
        one: '{count} nomination naming them: it stays for its count; the name and its words go.',
        other: '{count} nominations naming them: they stay for their count; the name and the words go.',
      },
      classrooms: {
        one: '{count} classroom: it stays, because draws and budgets refer to it; its teacher’s name and address go.',
        other:
          '{count} classrooms: they stay, because draws and budgets refer to them; their teacher’s name and address go.',
      },
      confirmations: {
        one: '{count} link or claim for a classroom: deleted.',
        other: '{count} links or claims for classrooms: deleted.',
      },
      messages: {
        one: '{count} message to us: deleted.',
        other: '{count} messages to us: deleted.',
      },
      follows: {
        one: '{count} program followed: forgotten.',
        other: '{count} programs followed: forgotten.',
      },
      sponsor_requests: {
        one: '{count} request to sponsor: deleted.',
        other: '{count} requests to sponsor: deleted.',
      },
      guardian: {
        one: 'Guardian of {count} athlete: their word ends, so a profile that rests on it alone is hidden at once.',
        other:
          'Guardian of {count} athletes: their word ends, so profiles that rest on it alone are hidden at once.',
      },
      takedowns: {
        one: '{count} request to take a storybook down: emptied.',
        other: '{count} requests to take storybooks down: emptied.',
      },
      allowlist: {
        one: '{count} entry of the allowlist: deleted.',
        other: '{count} entries of the allowlist: deleted.',
      },
      emails: {
        one: '{count} email: emptied. What was not sent yet is given up.',
        other: '{count} emails: emptied. What was not sent yet is given up.',
      },
      left_series: {
        one: '{count} series of emails left: forgotten.',
        other: '{count} series of emails left: forgotten.',
      },
      stopped: {
        one: '{count} note that nobody reads at this address: forgotten.',
        other: '{count} notes that nobody reads at this address: forgotten.',
      },
    },
    erase: 'Erase…',
    eraseTitle: 'Erase {email}?',
    reason: 'Who asked for it, and how',
    reasonHint: 'It stays in the audit log. Write no name and no address.',
    reasonMissing: 'Write who asked for it, and how.',
    erased: 'What was kept under the address is erased.',
    eraseFailed: 'The address could not be erased.',
  },
} as const
