import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import { listDrawActs } from './desk/draw-acts.queries.ts'
import type { HeldDraw } from './draws.queries.ts'

/** A draw that ran or was voided stays as it is: whoever comes second reads who was first. */
export async function requireNotOver(tx: Tx, { id, state }: Pick<HeldDraw, 'id' | 'state'>): Promise<void> {
  if (state === 'completed') throw await tooLate(tx, id, 'run')
  if (state === 'voided') throw await tooLate(tx, id, 'voided')
}

/** Before the freeze alone: nothing that staff do later changes anybody's chance. */
export async function requireScheduled(tx: Tx, draw: Pick<HeldDraw, 'id' | 'state'>): Promise<void> {
  await requireNotOver(tx, draw)
  if (draw.state === 'frozen') throw await tooLate(tx, draw.id, 'frozen')
}

const refusals = {
  run: { code: 'draws.completed', said: 'ran this draw. Its result stands.' },
  voided: { code: 'draws.voided', said: 'voided this draw.' },
  frozen: {
    code: 'draws.list_fixed',
    said: 'fixed the list of this draw. Nothing about it can be changed any more.',
  },
} as const

async function tooLate(tx: Tx, drawId: string, kind: keyof typeof refusals): Promise<Refusal> {
  const act = (await listDrawActs(tx, drawId)).find((one) => one.act === kind)
  const { code, said } = refusals[kind]
  if (!act) return new Refusal(code)
  const sentence = act.by === null ? undefined : `${act.by} ${said}`
  return new Refusal(code, sentence, { by: act.by ?? '', at: act.at.toISOString() })
}
