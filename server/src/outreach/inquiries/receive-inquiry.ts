import { dayOf } from '@tower/contract/org-days.ts'
import type { Language } from '@tower/contract/language.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { isFamilyAddress } from '../../people/prospects/family-addresses.ts'
import type { Services } from '../../services.ts'
import { announceMessage } from './desk/announce-message.ts'
import { insertInquiry, type NewInquiry } from './inquiries.queries.ts'

export type Inquiry = Omit<NewInquiry, 'at' | 'locale'> & { locale?: Language | undefined }

/** Keeps what a visitor wrote, tells staff, and mails the writer that it arrived: once a day for an address, whatever is sent. */
export function receiveInquiry(services: Services, { locale = 'en', ...inquiry }: Inquiry): Promise<void> {
  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    const id = await insertInquiry(tx, { ...inquiry, locale, at })
    await announceMessage(tx, id)
    await notifyStaff(tx, {
      // A letter of a family is told of to those who look after children.
      type: (await isFamilyAddress(tx, inquiry.email)) ? 'inquiry.family' : `inquiry.${inquiry.kind}`,
      title: inquiry.organization
        ? `${inquiry.organization} would like to be a partner`
        : `${inquiry.name} wrote through the contact form`,
      message: `${inquiry.name}, ${inquiry.email}: “${inquiry.message}”`,
      dedupeKey: `inquiry:${id}`,
    })
    // The writer's words are not in it: nobody can make us mail them to somebody else.
    await queueMail(tx, {
      dedupeKey: `inquiry:${inquiry.email}:${dayOf(at)}`,
      to: inquiry.email,
      template: 'inquiry_received',
      params: { kind: inquiry.kind },
      locale,
    })
  })
}
