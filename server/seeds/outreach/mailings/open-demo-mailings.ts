import { dayOf, moveDay } from '@tower/contract/org-days.ts'
import { askForMailing, refuseMailing } from '../../../src/outreach/mailings/decide-mailing.ts'
import { getMailing } from '../../../src/outreach/mailings/get-mailing.ts'
import { findOfKey, type MailingRow } from '../../../src/outreach/mailings/mailings.queries.ts'
import { type WriteMailing, writeMailing } from '../../../src/outreach/mailings/save-mailing.ts'
import { countSegment } from '../../../src/outreach/mailings/segment.queries.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'
import { demoStaff } from '../../demo-staff.ts'

type Wish = WriteMailing['wish']

const noSegment = { classroom_id: null, slot_number: null, since: null, tag: null }

const thanks: Wish = {
  ...{ ...noSegment, segment: 'monthly' },
  subject_en: 'What your months did (demo)',
  text_en: 'Because you give each month, a classroom somewhere always has paper.\n\nThank you for staying.',
  ...{ subject_es: '', text_es: '' },
}

/**
 * Two emails to givers of the demo: a draft, and one that a second person gave back with a reason. Nothing of either leaves. A second time it
 * changes nothing.
 */
export async function openDemoMailings(services: Services): Promise<void> {
  const since = moveDay(dayOf(services.clock.now()), -7)
  await keepMailing(services, 'a draft of the demo', thanks)
  const mailing = await keepMailing(services, 'an email of the demo', {
    ...{ ...noSegment, segment: 'lapsed', since },
    subject_en: 'Classrooms miss you (demo)',
    text_en: 'It is a while since your last gift.\n\nHere is what it became.',
    subject_es: 'Las aulas te extrañan (demo)',
    text_es: 'Hace tiempo que no donas.\n\nMira en qué se convirtió tu donación.',
  })
  await giveBack(services, mailing)
}

async function keepMailing(services: Services, name: string, wish: Wish): Promise<MailingRow> {
  const requestKey = demoId(name)
  const known = await services.database.read((tx) => findOfKey(tx, requestKey))
  const actor = demoStaff(services, 'admin')
  const id = known?.id ?? (await writeMailing(services, { actor, wish, requestKey }))
  return services.database.read((tx) => getMailing(tx, id))
}

/** Asks for it, and has it given back; what of that was done before stays. */
async function giveBack(services: Services, { id: mailingId, ...mailing }: MailingRow): Promise<void> {
  const { database } = services
  if (mailing.state === 'draft') {
    const { readers } = await database.read((tx) => countSegment(tx, mailing))
    const actor = demoStaff(services, 'admin')
    await askForMailing(services, { actor, mailingId, readers, seenAt: mailing.updated_at })
  }
  const asked = await database.read((tx) => getMailing(tx, mailingId))
  if (asked.state !== 'waiting') return
  const reason = 'Please say what their last gift became, not only that it is a while ago.'
  const actor = demoStaff(services, 'superadmin')
  await refuseMailing(services, { actor, mailingId, reason, seenAt: asked.updated_at })
}
