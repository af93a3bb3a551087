import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'

/** What the database announces, whichever process wrote it: money, slots and draws; slides. */
const channels = ['tower_live', 'tower_broadcasts']

/**
 * Calls back when something that a page shows may have changed: at once for what the database announces and for
 * everything this process writes. What another process writes unannounced is only found by the shelf's short life.
 */
export async function hearChanges(
  app: FastifyInstance,
  database: Pick<Database, 'listen'> | undefined,
  onChange: () => void,
): Promise<void> {
  for (const channel of channels) {
    const stop = await database?.listen(channel, onChange)
    if (stop) app.addHook('onClose', () => stop())
  }
  // Before the writer hears that it is done, so that they see it with their next request.
  app.addHook('onSend', async ({ method }, { statusCode }) => {
    if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && statusCode < 400) onChange()
  })
}
