import type { NewInquiry } from '../../../src/outreach/inquiries/inquiries.queries.ts'
import { hour } from '../../../src/scheduled-job.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'

type Letter = Omit<NewInquiry, 'at'> & { answer?: string; isArchived?: true }

const contact = { kind: 'contact', organization: null, locale: 'en' } as const
const partner = { kind: 'partner', topic: null, locale: 'en' } as const

/** What visitors wrote: two wait, one of them in Spanish; one was answered, one put away. Nobody is mailed. */
const letters: readonly Letter[] = [
  {
    ...contact,
    ...{ topic: 'sponsor-classroom', name: 'Demo Visitor', email: 'visitor@demo-mail.test' },
    message: 'Our book club has $800 together. Can we pick the classroom ourselves, or does the draw decide?',
  },
  {
    ...contact,
    ...{ topic: 'other', name: 'Demo Vecina', email: 'vecina@demo-mail.test', locale: 'es' },
    message: 'Quiero nominar a la maestra de mi hijo, pero no encuentro su escuela en la lista. ¿Qué hago?',
  },
  {
    ...partner,
    ...{ organization: 'Demo Builders', name: 'Demo Partner', email: 'partner@demo-mail.test' },
    message:
      'We would like to bring shelves and two carpenters. Whom do we talk to about a Saturday in spring?',
    answer:
      'Thank you! A classroom that just got its slot would love that.\n\nWe call you on Thursday at ten.',
  },
  {
    ...contact,
    ...{ topic: 'other', name: 'Demo Seller', email: 'seller@demo-mail.test' },
    message: 'We sell search results. Ask for our prices.',
    isArchived: true,
  },
]

/** Puts the demo's messages in; those that stand already stay as they are. */
export function openDemoMessages({ database, clock }: Services): Promise<unknown> {
  const at = clock.now().getTime()
  const staff = demoId('admin@tower.test')
  const rows = letters.map(({ answer, isArchived, ...letter }, index) => {
    const written = at + index * hour * 1_000
    const acted = new Date(written + hour * 1_000)
    return {
      ...letter,
      id: demoId(`message ${letter.email}`),
      created_at: new Date(written),
      ...(answer && { answer, answered_at: acted, answered_by: staff }),
      ...(isArchived && { archived_at: acted, archived_by: staff }),
    }
  })
  return database.transaction((tx) =>
    tx
      .insertInto('inquiries')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  )
}
