import { credits } from '../../../money/credits/texts.en.ts'

/** The ledger as staff browse it. */
export const ledger = {
  title: 'Ledger',
  toClosing: 'Close a month',
  lead: 'Where every cent lies, and how it came there. Nothing here is ever changed; a correction is a new fact.',
  caption: 'Accounts of the ledger',
  search: 'Slot number, donor or teacher',
  columns: {
    account: 'Account',
    owner: 'Of',
    balance: 'Balance',
    fact: 'Fact',
    when: 'Booked',
    others: 'Other side',
    amount: 'Amount',
    after: 'Balance after',
  },
  house: 'The charity',
  ofYear: '{name}, school year {year}',
  /** Notes that name what a credit was used for. */
  uses: credits.ledger.uses,
  credits: '{amount} credits',
  holds: 'Holds {amount}',
  slot: 'Slot {number}',
  allAccounts: 'All accounts',
  bookCaption: 'Postings of this account, the newest first',
  none: 'Nothing has been booked yet.',
  noMatch: 'No account matches.',
  failed: 'Failed to load the ledger',
  book: {
    none: 'Nothing has been booked on this account.',
    noMatch: 'Nothing matches.',
    failed: 'Failed to load the account',
  },
  matching: {
    open: 'Set money aside for matching',
    title: 'Set money aside for matching',
    text: 'It moves from operations into the matching fund. From then on each slot of the shared tower brings a second one, as long as the fund lasts.',
    amount: 'Amount',
    missing: 'Enter an amount.',
    move: 'Move it',
    cancel: 'Cancel',
    done: '{amount} are in the matching fund.',
  },
  proof: {
    never: 'The books have not been proven yet. It is done every night, and by the command verify-ledger.',
    whole: 'The books were proven on {when}: every rule holds.',
    broken: 'The books were proven on {when}, and these rules are broken:',
  },
} as const
