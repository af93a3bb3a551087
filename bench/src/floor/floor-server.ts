/**
 * The floor: the smallest Fastify server over the same tables through the same driver. No contract, sign-in, rate
 * limit, compression, log or output check. Reads `DATABASE_URL` and `PORT`.
 */
import Fastify from 'fastify'
import type { Socket } from 'node:net'
import pg from 'pg'
import { decidePurchase } from './decide-purchase.ts'
import { recordDonation } from './record-donation.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12, options: '-c timezone=UTC' })

const drawPage = `select draw.id, draw.slot_name, draw.slot_starts, draw.capacity, draw.state, draw.created_at,
    draw.seed_hash, draw.frozen_at, draw.entries_count, draw.total_weight, draw.entries_hash, draw.commitment_hash,
    draw.completed_at, draw.void_reason,
    (select count(*)::int from draw_winners winner where winner.draw_id = draw.id) as assigned
  from assignment_slots draw
  order by draw.state in ('scheduled', 'frozen') desc,
    case when draw.state in ('scheduled', 'frozen') then draw.slot_starts end,
    draw.slot_starts desc, draw.id
  limit $1 offset $2`
const drawCount = 'select count(*) as total from assignment_slots'
const openSession = `select users.id as "userId", users.email, users.role from sessions
  inner join users on users.id = sessions.user_id
  where sessions.id = $1 and sessions.user_id = $2 and sessions.revoked_at is null and users.disabled_at is null`
const account = 'select * from users where id = $1'
const balance = `select balance_cents from ledger_accounts where kind = 'wallet' and owner_id = $1`

type Asked = {
  id: string
  data: { object: { id: string; card: { id: string }; pending_request: { amount: number } } }
}
type Paid = { data: { object: { client_reference_id: string; payment_intent: string } } }

const app = Fastify()

app.get('/trivial', async () => ({ ok: true }))

app.get<{ Querystring: { pageSize: string } }>('/draws', async ({ query }) => {
  const items = await pool.query(drawPage, [Number(query.pageSize), 0])
  const count = await pool.query<{ total: string }>(drawCount)
  return { items: items.rows as unknown[], total: Number(count.rows[0]?.total) }
})

/** The same three reads as a signed-in profile; who asks is simply believed. */
app.get<{ Querystring: { session: string; user: string } }>('/session', async ({ query }) => {
  const session = await pool.query(openSession, [query.session, query.user])
  const user = await pool.query<Record<string, unknown>>(account, [query.user])
  const wallet = await pool.query<{ balance_cents: string }>(balance, [query.user])
  const { id, email, role, full_name: name } = user.rows[0] ?? {}
  return {
    profile: { id, email, role, name, open: session.rowCount, balance: wallet.rows[0]?.balance_cents ?? 0 },
  }
})

app.post<{ Body: Paid }>('/donations', async ({ body }) => {
  const { client_reference_id: checkoutId, payment_intent: paymentRef } = body.data.object
  await recordDonation(pool, { checkoutId, paymentRef })
  return { received: true }
})

app.post<{ Body: Asked }>('/purchases', async ({ body }) => {
  const { id: authorizationId, card, pending_request: pending } = body.data.object
  const asked = { eventId: body.id, authorizationId, cardId: card.id, amountCents: pending.amount }
  return { approved: await decidePurchase(pool, asked) }
})

const peopleByName = `with found as materialized (
    select id, email, full_name as name, erased_at from users
    where to_tsvector('simple', plain_words(full_name)) @@ to_tsquery('simple', $1) and full_name is not null
  ) select id, email, name from found where erased_at is null limit 20`

/** People by the words of their names alone; who asks is simply believed. */
app.get<{ Querystring: { q: string } }>('/people', async ({ query }) => {
  const words = query.q.split(' ').map((word) => `${word}:*`)
  const { rows } = await pool.query(peopleByName, [words.join(' & ')])
  return { items: rows.slice(0, 5) as unknown[] }
})

/** The bytes of a told event, with nothing around them: the least that reaches every screen. */
const told = Buffer.from(
  'id: 1\nevent: ticket.message\ndata: {"ticket_id":"00000000-0000-4000-8000-000000000001"}\n\n',
)
const screens = new Set<Socket>()

app.get('/listen', (_request, reply) => {
  reply.hijack()
  const { socket } = reply.raw
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  if (!socket) return
  screens.add(socket)
  socket.on('close', () => screens.delete(socket))
})

app.post('/tell', async () => {
  for (const screen of screens) screen.write(told)
  return { ok: true }
})

process.on('SIGTERM', () => process.exit(0))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
