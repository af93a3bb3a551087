import { dayOf, moveDay } from '@tower/contract/org-days.ts'
import { gateChannels, gateDays, type GateChannel, type GateOutcome } from '@tower/contract/oversight/gate.ts'
import type { Services } from '../../services.ts'
import { sumDays } from './gate.queries.ts'

export type ChannelWeek = { channel: GateChannel } & Record<GateOutcome, number>

/** What left by each channel in the last days, today included; every channel has its line. */
export async function readWeek({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<ChannelWeek[]> {
  const from = moveDay(dayOf(clock.now()), 1 - gateDays)
  const sums = await database.read((tx) => sumDays(tx, from))
  return gateChannels.map((channel) => {
    const { passed = 0, covered = 0, blocked = 0 } = sums.find((sum) => sum.channel === channel) ?? {}
    return { channel, passed, covered, blocked }
  })
}
