import type { GateChannel } from '@tower/contract/oversight/gate.ts'

/** Whose name it is: of the class or family that something is for, of another class list, of another athlete. */
export const nameOwners = ['own', 'classes', 'athletes'] as const
export type NameOwner = (typeof nameOwners)[number]

export type Judgment = 'pass' | 'cover' | 'block'

const coverAll = { own: 'cover', classes: 'cover', athletes: 'cover' } as const
const blockAll = { own: 'block', classes: 'block', athletes: 'block' } as const

/** What happens to the names of whom on which channel. The reasons stand in docs/decisions/0184. */
export const gateTable: Readonly<Record<GateChannel, Readonly<Record<NameOwner, Judgment>>>> = {
  words: coverAll,
  pictures: blockAll,
  email: { own: 'pass', classes: 'block', athletes: 'block' },
  webhook: blockAll,
  api: coverAll,
  paper: { own: 'pass', classes: 'cover', athletes: 'cover' },
  // It is about the athlete, and opens for whoever was shown it.
  family_paper: { own: 'pass', classes: 'cover', athletes: 'pass' },
  // A storybook is handed on.
  book: coverAll,
  own_file: { own: 'pass', classes: 'cover', athletes: 'cover' },
  // Staff who look after athletes read who they are; the children of a class nobody but their teacher knows.
  staff_file: { own: 'pass', classes: 'cover', athletes: 'pass' },
  public_file: coverAll,
}
