import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

/** Somebody who can't be the guardian of a profile, because they keep it, are its athlete, or wrote it. */
export type Keeper = z.infer<typeof KeeperRow>
const KeeperRow = z.object({
  userId: z.string(),
  email: z.string(),
  networkHash: z.string().nullable(),
})

/**
 * Everybody but guardians who keeps a profile or ever wrote it, the athlete included. Whoever began it is no guardian of it, whatever
 * role they were given since: a coach would become one, and speak for the child.
 */
export function listKeepers(tx: Tx, prospectId: string): Promise<Keeper[]> {
  return rows(KeeperRow)`
    select person.id as "userId", person.email, author.network_hash as "networkHash"
    from users person
    left join prospect_authors author on author.user_id = person.id and author.prospect_id = ${prospectId}
    join prospects prospect on prospect.id = ${prospectId}
    where person.email is not null and (person.id = prospect.onboarded_by_id
      or (person.role is distinct from 'guardian'
        and (author.user_id is not null or person.id in (prospect.owner_id, prospect.athlete_id))))
    order by person.id`.all(tx)
}

const Address = z.object({ email: z.string() })

/** Where the guardians of a profile are reached, the invited ones too: as they were named, and by their accounts. */
export async function listGuardianAddresses(tx: Tx, prospectId: string): Promise<string[]> {
  const found = await rows(Address)`
    select distinct address.email from prospect_guardians guardian
    left join users account on account.id = guardian.user_id
    cross join lateral (values (guardian.email), (account.email)) address (email)
    where guardian.prospect_id = ${prospectId} and guardian.state <> 'left' and address.email is not null
    order by address.email`.all(tx)
  return found.map(({ email }) => email)
}

/** A guardian whose last word allows the profile, with what is known of how they said it. */
export type Speaker = z.infer<typeof SpeakerRow>
const SpeakerRow = z.object({
  guardianId: z.string(),
  email: z.string().nullable(),
  hasAccount: z.boolean(),
  invitedAt: z.date(),
  saidAt: z.date(),
  networkHash: z.string().nullable(),
  isKeepersBrowser: z.boolean(),
  hasSecondProof: z.boolean(),
})

/** The guardians of record whose last word allows the profile. */
export function listSpeakers(tx: Tx, prospectId: string): Promise<Speaker[]> {
  return rows(SpeakerRow)`
    select guardian.id as "guardianId", coalesce(guardian.email, account.email) as email,
      account.id is not null as "hasAccount", guardian.invited_at as "invitedAt", word.recorded_at as "saidAt",
      evidence.network_hash as "networkHash", coalesce(evidence.keepers_browser, false) as "isKeepersBrowser",
      guardian.second_proof is not null as "hasSecondProof"
    from prospect_guardians guardian
    join lateral (
      select id, granted, recorded_at from prospect_consents said
      where said.prospect_id = guardian.prospect_id and said.prospect_guardian_id = guardian.id order by id desc limit 1
    ) word on word.granted
    left join prospect_consent_evidence evidence on evidence.consent_id = word.id
    left join users account on account.id = guardian.user_id
    where guardian.prospect_id = ${prospectId} and guardian.state = 'confirmed'
    order by guardian.invited_at, guardian.id`.all(tx)
}

/** What allows a profile besides a guardian of record: the athlete of age, or a signed paper that somebody of the staff holds. */
const OtherWordRow = z.object({ role: z.enum(['athlete', 'guardian']), recordedBy: z.string().nullable() })

/** The athlete's word and the paper that allow a profile, where there are any, with who recorded it. */
export function listOtherWords(tx: Tx, prospectId: string): Promise<z.infer<typeof OtherWordRow>[]> {
  return rows(OtherWordRow)`
    select role, recorded_by_id as "recordedBy" from (
      select distinct on (role) role, recorded_by_id, granted from prospect_consents
      where prospect_id = ${prospectId} and (role = 'athlete' or (role = 'guardian' and prospect_guardian_id is null))
      order by role, id desc
    ) last_word where granted order by role`.all(tx)
}

/** Keeps how staff made sure of a guardian; false where the profile has no such guardian. */
export async function setSecondProof(
  tx: Tx,
  proof: { prospectId: string; guardianId: string; text: string; byId: string; at: Date },
): Promise<boolean> {
  const kept = await tx
    .updateTable('prospect_guardians')
    .set({ second_proof: proof.text, second_proof_by_id: proof.byId, second_proof_at: proof.at })
    .where('id', '=', proof.guardianId)
    .where('prospect_id', '=', proof.prospectId)
    .where('state', '<>', 'left')
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}
