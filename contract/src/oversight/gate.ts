/** The ways on which words leave the charity; on each of them somebody looks for names of children. */
export const gateChannels = [
  'words',
  'pictures',
  'email',
  'webhook',
  'api',
  'paper',
  'family_paper',
  'book',
  'own_file',
  'staff_file',
  'public_file',
] as const
export type GateChannel = (typeof gateChannels)[number]

/** What came of something that wanted to leave. */
export const gateOutcomes = ['passed', 'covered', 'blocked'] as const
export type GateOutcome = (typeof gateOutcomes)[number]

/** So many days are counted together on the page of safety, today included. */
export const gateDays = 7

/** Why a mail that is held back goes for good. No free words: they might name the child, and the audit log keeps them. */
export const heldMailReasons = ['names_a_child', 'wrong_address', 'not_needed'] as const
export type HeldMailReason = (typeof heldMailReasons)[number]

/** So many mails that are held back are listed, the newest first. */
export const mostHeldMails = 50
