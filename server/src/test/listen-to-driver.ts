import pg from 'pg'
import { onTestFinished } from 'vitest'

export type Sent = { text: string; name: string | undefined; isBound: boolean }

/** For tests: everything that this process sends to PostgreSQL from now on; all of it goes through the driver's one method. */
export function listenToDriver(): Sent[] {
  const sent: Sent[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function heard(this: pg.Client, ...given: unknown[]) {
    const [first, values = []] = given as [string | (pg.QueryConfig & { name?: string }), unknown[]?]
    const { text, name } = typeof first === 'string' ? { text: first } : first
    sent.push({ text, name, isBound: (typeof first === 'string' ? values : (first.values ?? [])).length > 0 })
    return Reflect.apply(query, this, given) as never
  }
  onTestFinished(() => void (pg.Client.prototype.query = query))
  return sent
}
