import { paths } from '@tower/contract/pages.ts'
import type { TicketCategory } from '@tower/contract/spending/support.ts'

/** What a question can be about: each kind with what its names look like, and the category that its ticket starts in. */
const kinds = {
  reimbursement: { looks: /^RB-\d{1,9}$/, category: 'reimbursements' },
  order: { looks: /^\d{1,9}$/, category: 'orders' },
  session: { looks: /^(Amazon|Walmart), \$[\d,]{1,9}(\.\d\d)?$/, category: 'cards' },
  card: { looks: /^(Amazon|Walmart) ••\d{4}$/, category: 'cards' },
} as const satisfies Record<string, { looks: RegExp; category: TicketCategory }>

export type QuestionKind = keyof typeof kinds

/** What a ticket is to be about, and the category it starts in. */
export type Question = { kind: QuestionKind; name: string; category: TicketCategory }

/** A new ticket whose subject says what it is about. */
export const askPath = (kind: QuestionKind, name: string): string =>
  `${paths.teacherSupport}?${new URLSearchParams({ ticket: 'new', [kind]: name })}`

/** What an address asks about. Only a name is taken from it, no words of anybody else. */
export function readQuestion(address: URLSearchParams): Question | undefined {
  for (const kind of Object.keys(kinds) as QuestionKind[]) {
    const name = address.get(kind)
    if (name !== null && kinds[kind].looks.test(name)) return { kind, name, category: kinds[kind].category }
  }
  return undefined
}
