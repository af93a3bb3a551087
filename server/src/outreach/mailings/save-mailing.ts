import { createHash } from 'node:crypto'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { auditMailing } from './audit-mailing.ts'
import { getMailingForUpdate, requireSeen } from './get-mailing.ts'
import {
  findOfKey,
  insertMailing,
  type MailingRow,
  type MailingWords,
  updateMailing,
} from './mailings.queries.ts'
import { readSegment, requireThere, requireWords } from './require-words.ts'
import type { Segment } from '../../money/giving/donors/segment-donors.ts'

type Wish = Segment & MailingWords
export type WriteMailing = { actor: Actor; wish: Wish; requestKey: string }

/** Writes a mailing as a draft. The same form sent twice writes one; its key with another wish writes nothing. */
export function writeMailing(services: Services, { actor, wish, requestKey }: WriteMailing): Promise<string> {
  const { clock, database } = services
  const at = clock.now()
  return database.transaction(async (tx) => {
    const written = await readWish(tx, wish)
    const authorId = actor.userId
    const digest = createHash('sha256')
      .update(JSON.stringify([authorId, written]))
      .digest('hex')
    const mailingId = await insertMailing(tx, { wish: written, authorId, requestKey, digest, at })
    if (mailingId === undefined) return getOfKey(tx, { requestKey, digest })
    await auditMailing(tx, { actor, action: 'mailings.written', mailingId, at })
    return mailingId
  })
}

async function getOfKey(
  tx: Tx,
  { requestKey, digest }: { requestKey: string; digest: string },
): Promise<string> {
  const before = await findOfKey(tx, requestKey)
  if (before?.request_digest !== digest) throw new Refusal('mailings.key_used')
  return before.id
}

export type ChangeMailing = { actor: Actor; mailingId: string; wish: Wish; seenAt: Date }

/** Changes what nobody agreed to yet. Whoever changes it is its author, and a second person is asked anew. */
export function changeMailing(services: Services, change: ChangeMailing): Promise<string> {
  const { actor, mailingId, wish, seenAt } = change
  const { clock, database } = services
  const at = clock.now()
  return database.transaction(async (tx) => {
    const before = await getMailingForUpdate(tx, mailingId)
    requireOpen(before)
    requireSeen(before, seenAt)
    const written = await readWish(tx, wish)
    await updateMailing(
      tx,
      { id: mailingId, at },
      {
        ...written,
        ...{ author_id: actor.userId, state: 'draft', readers: null, asked_by: null, asked_at: null },
        ...{ decided_by: null, decided_at: null, decision_reason: null },
      },
    )
    await auditMailing(tx, { actor, action: 'mailings.changed', mailingId, at })
    return mailingId
  })
}

async function readWish(tx: Tx, { subject_en, text_en, subject_es, text_es, ...asked }: Wish): Promise<Wish> {
  const words = { subject_en, text_en, subject_es, text_es }
  requireWords(words)
  const segment = readSegment(asked)
  await requireThere(tx, segment)
  return { ...segment, ...words }
}

/** Nobody agreed to it, and nobody canceled it. */
function requireOpen({ state }: MailingRow): void {
  if (state === 'leaving' || state === 'left' || state === 'canceled') throw new Refusal('mailings.over')
}
