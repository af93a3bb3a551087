import { cutText } from '@tower/contract/cut-text.ts'
import { normalizedContact } from '@tower/contract/matching/nominations.ts'
import { createHash } from 'node:crypto'
import { CellFault, parseSheetDate, readText, requirePlain } from '../classrooms/import/sheet-rows.ts'
import { sealNominatorHash } from './nominator-pepper.ts'
import { sealMailboxWith } from './seal-mailbox.ts'

export type NominationField = 'classroom' | 'nominator' | 'reason' | 'date'

/** What the columns of a list of nominations are called. */
export const nominationColumnWords: Record<NominationField, readonly string[]> = {
  classroom: [
    'classroom id',
    'class id',
    'classroom id',
    'external id',
    'import key',
    'classroom',
    'class',
    'classroom',
    'id',
  ],
  nominator: [
    ...[
      'nominator email',
      'nominator e mail',
      'nominator contact',
      'nominator phone',
      'contact',
      'email',
      'e mail',
    ],
    ...['email address', 'phone', 'nominator', 'nominated by'],
  ],
  reason: ['reason', 'why', 'comment', 'comments', 'message', 'note', 'notes'],
  date: ['date', 'nominated at', 'nominated on', 'created at', 'submitted at', 'submitted', 'timestamp'],
}

export type NominationRow = {
  classroom: string
  /** Sealed while the row is read: the contact itself is never kept. */
  nominatorHash: string
  /** The mailbox, sealed as well; null for a telephone number. */
  mailboxHash: string | null
  reason: string | null
  nominatedAt: Date | null
}

const emailForm = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/
const phoneForm = /^\+?[\d\s().-]{7,30}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i

/** Makes the reader of one row. It throws a CellFault where the row can't be taken. */
export function nominationRowParser(peppers: { nominator: Buffer; mailbox: Buffer }) {
  return (cells: ReadonlyMap<NominationField, string>): NominationRow => {
    const classroom = readText(cells, 'classroom', { label: 'the classroom', max: 200 })
    if (classroom === null) throw new CellFault('no classroom is given')
    return {
      classroom,
      ...sealContact(cells.get('nominator'), peppers),
      reason: readReason(cells.get('reason')),
      nominatedAt: readDate(cells.get('date')),
    }
  }
}

/** The same contact counts as the same nominator, whether it came by the form or by a sheet. */
function sealContact(
  contact: string | undefined,
  { nominator, mailbox }: { nominator: Buffer; mailbox: Buffer },
): Pick<NominationRow, 'nominatorHash' | 'mailboxHash'> {
  if (contact === undefined) throw new CellFault('no nominator is given')
  requirePlain(contact, 'the nominator')
  const isPhone = phoneForm.test(contact) && contact.replace(/\D/g, '').length >= 7
  if (contact.length > 320 || (!emailForm.test(contact) && !isPhone)) {
    throw new CellFault('the nominator is neither an e-mail address nor a phone number')
  }
  const hash = createHash('sha256').update(normalizedContact(contact)).digest('hex')
  return {
    nominatorHash: sealNominatorHash(hash, nominator),
    mailboxHash: isPhone ? null : sealMailboxWith(mailbox, contact),
  }
}

function readReason(text: string | undefined): string | null {
  if (text === undefined) return null
  requirePlain(text, 'the reason')
  if (text.length > 2000) throw new CellFault('the reason is longer than 2,000 characters')
  return text
}

function readDate(text: string | undefined): Date | null {
  if (text === undefined) return null
  const date = parseSheetDate(text)
  if (!date) throw new CellFault(`“${cutText(text, 40)}” is not a date such as 2026-09-01 or 9/1/2026`)
  return date
}
