/** Who is not in a file of many papers, and why. */
export const leftOut = {
  title: {
    one: '{count} donor is not in the file:',
    other: '{count} donors are not in the file:',
  },
  more: 'and {count} more',
  nobody: 'A donor without a name',
  reasons: {
    letters:
      'the name or the address has letters that cannot be printed. Ask how they want it written, and correct it on their page.',
    no_name: 'no name is known to write to.',
    too_many_gifts:
      'more gifts than one statement lists. The page of payments has them as a file for spreadsheets.',
    no_postal_address: 'no postal address is known. Enter it on their page.',
  },
} as const
