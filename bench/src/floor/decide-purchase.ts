import type { Pool } from 'pg'

export type AskedPurchase = { eventId: string; authorizationId: string; cardId: string; amountCents: number }

const takeEvent = `insert into card_events (id, kind, received_at, approved) values ($1, 'authorization_requested', now(), $2)`
const lockCard = `select id, reserved_cents from card_allowances where issuer_card_id = $1 and state = 'open' for update`
const held = `select coalesce(sum(amount_cents - captured_cents), 0) as cents from card_authorizations where allowance_id = $1 and state = 'pending'`
const keep = `insert into card_authorizations (id, allowance_id, amount_cents, state, merchant, decided_at, told_at)
  values ($1, $2, $3, $4, 'Amazon', now(), now())`

/** Decides with the least that does it rightly: no signature, no vendor, no account that may be disabled, nobody told. */
export async function decidePurchase(pool: Pool, asked: AskedPurchase): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: string; reserved_cents: string }>(lockCard, [asked.cardId])
    const [card] = rows
    if (!card) throw new Error('no such card')
    const sum = await client.query<{ cents: string }>(held, [card.id])
    const approved = asked.amountCents <= Number(card.reserved_cents) - Number(sum.rows[0]?.cents)
    await client.query(keep, [
      asked.authorizationId,
      card.id,
      asked.amountCents,
      approved ? 'pending' : 'declined',
    ])
    await client.query(takeEvent, [asked.eventId, approved])
    await client.query('commit')
    return approved
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
