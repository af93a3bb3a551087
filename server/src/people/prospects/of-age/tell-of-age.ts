import { dayOf } from '@tower/contract/org-days.ts'
import { asLanguage } from '@tower/contract/language.ts'
import { queueMails } from '../../../mail/queue-mail.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { tellCircle } from '../tell-circle.ts'
import { listToldOfAge, listUntoldAdults, lockUntoldAdult, setToldOfAge } from './of-age.queries.ts'

const atOnce = 200

/** Tells athletes who turned 18 that they decide now, their guardians that they do not any more, and staff. */
export async function tellOfAge(services: Pick<Services, 'database' | 'clock' | 'log'>): Promise<void> {
  const today = dayOf(services.clock.now())
  for (let count = atOnce; count === atOnce;) {
    const found = await services.database.read((tx) => listUntoldAdults(tx, { today, limit: atOnce }))
    await workThrough(services, found, ({ id }) => tellOne(services, id))
    count = found.length
  }
}

function tellOne({ database, clock }: Pick<Services, 'database' | 'clock'>, prospectId: string) {
  const at = clock.now()
  return database.transaction(async (tx) => {
    const adult = await lockUntoldAdult(tx, prospectId)
    if (!adult) return
    await setToldOfAge(tx, prospectId, at)
    const told = await listToldOfAge(tx, prospectId)
    const hasAccount = told.some(({ role }) => role === 'athlete')
    const athlete = `${adult.firstName} ${adult.initial}`
    await queueMails(
      tx,
      told.map(({ email, locale, role }) => ({
        dedupeKey: `prospect-of-age:${prospectId}:${role}:${email}:${at.toISOString()}`,
        to: email,
        template: 'prospect_of_age',
        params: { to: role, athlete, hasAccount },
        locale: asLanguage(locale),
      })),
    )
    await notifyStaff(tx, {
      type: 'prospect_of_age',
      title: 'Athlete is 18 now',
      message: hasAccount
        ? `${athlete} decides alone from now on. Until then, what guardians allowed goes on.`
        : `${athlete} decides alone from now on and has no account yet. Ask the keeper of the profile how to reach them.`,
      aboutId: prospectId,
      dedupeKey: `prospect-of-age:${prospectId}:${at.toISOString()}`,
    })
    await tellCircle(tx, prospectId)
  })
}
