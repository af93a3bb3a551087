import { nextAfter, type Reseal } from '../reseal.ts'
import { resealParams } from './queue-sealed.ts'
import { listSealedMails, updateMailSeal } from './sealed-mails.queries.ts'

/** Seals what mails hold with the secret of now. */
export const resealMails: Reseal = async (services, tx, after) => {
  const found = await listSealedMails(tx, after)
  let resealed = 0
  for (const mail of found) {
    const params = resealParams(services, mail)
    if (params === undefined) continue
    await updateMailSeal(tx, { id: mail.id, from: mail.params, to: params })
    resealed += 1
  }
  return { last: nextAfter(found), resealed, unreadable: 0 }
}
