import { keepsakeErrors } from '@tower/contract/learning/keepsakes.ts'

/** What staff decide of keepsakes. */
export const keepsakeDesk = {
  title: 'Keepsakes',
  lead: 'What sponsors buy to keep. What they bought stays theirs, whatever changes here.',
  caption: 'Keepsakes, what they cost, and whether they are sold',
  failed: 'Unable to load keepsakes',
  name: 'Keepsake',
  price: 'Price',
  credits: { one: '{count} credit', other: '{count} credits' },
  bought: 'Bought',
  state: 'State',
  active: 'For sale',
  off: 'Switched off',
  act: 'Change',
  edit: 'Edit',
  editOf: 'Edit {name}',
  editTitle: 'Edit “{name}”',
  /** What is in force: another price may have been typed above. */
  now: 'In force: {price}, {state}.',
  states: { on: 'for sale', off: 'switched off' },
  priceInCredits: 'Price in whole credits',
  priceWrong: 'Enter a whole number of credits, 1 or more.',
  sold: 'For sale',
  soldNote: 'Sponsors who are looking at it are told when they press, and nothing is taken from them.',
  save: 'Save keepsake',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Keepsake saved',
  saveFailed: 'Unable to save this keepsake',
  refused: {
    'keepsakes.changed_meanwhile': keepsakeErrors['keepsakes.changed_meanwhile'].sentence,
  },
} as const
