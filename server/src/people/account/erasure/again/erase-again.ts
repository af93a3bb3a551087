import { listAddresses } from '../../../../database/list-addresses.ts'
import type { PersonalData } from '../../../../personal-parts.ts'
import { Refusal } from '../../../../refusal.ts'
import type { Services } from '../../../../services.ts'
import { seekPersonByEmail } from '../../../identity/accounts/get-person-by-email.ts'
import type { IdentityEffects } from '../../../identity/verified-address.ts'
import { collectAddress } from '../collect-address.ts'
import { eraseAddress } from '../erase-address.ts'
import { eraseAthlete } from '../erase-athlete.ts'
import { eraseDonorByName } from '../erase-donor-by-name.ts'
import { endAndErase } from '../erase-person.ts'
import { marksOf } from './erasure-marks.ts'
import { markErasedAgain, selectWaiting, type KeptErasure } from './erasures.queries.ts'

type Parts = Pick<IdentityEffects, 'onVerifiedAddress'> & { personalData: readonly PersonalData[] }
export type ErasedAgain = { done: number; failed: { id: string; because: string }[] }

const reason = 'erased again: a backup from before the erasure was restored'
/** What is not here needs no erasure. */
const isAbsent = [
  'directory.not_found',
  'prospects.not_found',
  'giving.donor_not_found',
  'account.address_unknown',
]

/**
 * Erases everybody again who came back with a backup: by number, and by whatever address the marks of the erasure were made of. What
 * can't be done now, such as while the payment provider is away, waits and is tried again.
 */
export async function eraseAgain(services: Services, parts: Parts): Promise<ErasedAgain> {
  const waiting = await services.database.read(selectWaiting)
  const outcome: ErasedAgain = { done: 0, failed: [] }
  for (const erasure of waiting) {
    try {
      await eraseOne(services, parts, erasure)
      await services.database.transaction((tx) => markErasedAgain(tx, erasure.id))
      outcome.done++
    } catch (error) {
      services.log.error({ err: error, erasure: erasure.id }, 'somebody could not be erased again')
      outcome.failed.push({ id: erasure.id, because: (error as Error).message })
    }
  }
  return outcome
}

async function eraseOne(services: Services, parts: Parts, erasure: KeptErasure): Promise<void> {
  const { personalData } = parts
  const { kind, subject_id: id } = erasure
  if (kind === 'person' && id)
    await whereHere(endAndErase(services, { userId: id, actor: null, personalData }))
  if (kind === 'athlete' && id)
    await whereHere(eraseAthlete(services, { prospectId: id, actor: null, reason, personalData }))
  if (kind === 'donor' && id)
    await whereHere(eraseDonorByName(services, { donorId: id, actor: null, reason, ...parts }))
  await eraseMarked(services, parts, erasure)
}

/** Addresses are looked for in all that was restored: each makes its mark, and those of the erasure tell which it was. */
async function eraseMarked(services: Services, parts: Parts, erasure: KeptErasure): Promise<void> {
  const marks = marksOf(services.config)
  if (erasure.key_mark !== marks.key)
    throw new Error('it was written down under another SECRET; look for the address by hand')
  const wanted = new Set(erasure.address_marks)
  const addresses = await services.database.read(listAddresses)
  for (const email of addresses.filter((one) => wanted.has(marks.ofAddress(one)))) {
    const account = await services.database.read((tx) => seekPersonByEmail(tx, email))
    if (account) {
      await whereHere(endAndErase(services, { ...parts, userId: account.id, actor: null }))
      continue
    }
    const found = await services.database.read((tx) =>
      collectAddress(services, tx, { email, personalData: parts.personalData }),
    )
    const names = found.names
      .map(({ name }) => name)
      .filter((name) => erasure.name_marks.includes(marks.ofName(name)))
    await whereHere(eraseAddress(services, { ...parts, email, names, actor: null, reason }))
  }
}

async function whereHere(erasing: Promise<void>): Promise<void> {
  try {
    await erasing
  } catch (error) {
    if (!(error instanceof Refusal) || !isAbsent.includes(error.code)) throw error
  }
}
