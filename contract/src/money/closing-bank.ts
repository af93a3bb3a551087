/** The kinds of file in which banks give their statements. */
export const statementFormats = ['csv', 'ofx'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** More lines than this stand in no statement of a charity's month or year. */
export const mostStatementLines = 50_000
export const mostStatementCharacters = 10_000_000
export const maxLineNote = 300
/** Ten billion dollars. */
export const mostBalanceCents = 1_000_000_000_000

/**
 * How a line of a statement was settled: with what the books say by its reference, by amount and day alone, with all payments
 * of one payment file, by hand, or by a word of staff on what it is.
 */
export const lineMatches = ['reference', 'amount', 'file', 'hand', 'explained'] as const
export type LineMatch = (typeof lineMatches)[number]

/** What a line is that the books did not know of. The first two are booked by saying so; the last is of other books. */
export const lineReasons = ['bank_fee', 'cards_funded', 'not_ours'] as const
export type LineReason = (typeof lineReasons)[number]

/** What is wrong with a row of a statement. */
export const rowFaults = ['day', 'outside', 'amount', 'text'] as const
export type StatementRowFault = (typeof rowFaults)[number]

/** How a month of the books stands beside the bank's statement. */
export const bankAgreements = ['agrees', 'differs', 'not_covered', 'nothing'] as const
export type BankAgreement = (typeof bankAgreements)[number]

/** Which lines of a month are shown. */
export const lineStates = ['left', 'settled'] as const

/** A payment reaches the bank at most so many days before and after the books have it. */
export const daysBefore = 3
export const daysAfter = 10

export const closingBankErrors = {
  'closing.statement_unreadable': {
    status: 400,
    sentence:
      'This is no bank statement that can be read. Take the CSV or OFX file (Quicken, Web Connect) of one checking account.',
  },
  'closing.statement_columns': {
    status: 400,
    sentence:
      'The first line of the file has to name its columns: the date, the description, and the amount or debit and credit.',
  },
  'closing.statement_empty': { status: 400, sentence: 'There is no line in this file.' },
  'closing.statement_too_long': {
    status: 400,
    sentence: 'This file has more than 50,000 lines. Take a statement of fewer months.',
  },
  'closing.statement_period': {
    status: 400,
    sentence: 'Say the first and the last day of the statement, at most a year apart.',
  },
  'closing.statement_future': {
    status: 400,
    sentence:
      'This statement goes to a day that is still to come. Take it when the day is there, or one that ends today at the latest.',
  },
  'closing.statement_faulty': {
    status: 400,
    sentence: 'Some lines of this file cannot be read, so none was taken.',
  },
  'closing.statement_known': {
    status: 409,
    sentence: 'This file was taken already, with these days and this balance.',
  },
  'closing.statement_other_account': {
    status: 409,
    sentence: 'This file is of another bank account than the statements before it.',
  },
  'closing.statement_many_accounts': {
    status: 409,
    sentence: 'This file has several accounts. Take the file of the charity’s checking account alone.',
  },
  'closing.statement_currency': {
    status: 409,
    sentence: 'This statement is not in US dollars.',
  },
  'closing.statement_sum': {
    status: 409,
    sentence:
      'The lines of this file do not come to the difference of its balances, so a line is missing or changed.',
  },
  'closing.statement_gap': {
    status: 409,
    sentence:
      'The balances of this file and of a statement before it do not fit together: it is of another account, a line is missing or there twice, or a balance was typed wrong. Then take that file again with the right one first.',
  },
  'closing.statement_overlaps': {
    status: 409,
    sentence: 'Days of this file were taken from a file of the other kind already. Take the same kind again.',
  },
  'closing.line_not_found': { status: 404, sentence: 'There is no such line of a statement.' },
  'closing.line_settled': { status: 409, sentence: 'Somebody settled this line already.' },
  'closing.line_booked': {
    status: 409,
    sentence: 'What this line is was booked. It stays, as all that is booked.',
  },
  'closing.line_not_settled': { status: 409, sentence: 'This line is not settled.' },
  'closing.entries_settled': {
    status: 409,
    sentence: 'Another line or a note has one of these entries already.',
  },
  'closing.entries_differ': {
    status: 409,
    sentence: 'These entries do not come to the amount of the line.',
  },
  'closing.entry_not_found': { status: 404, sentence: 'There is no such entry of the bank in the books.' },
} as const
