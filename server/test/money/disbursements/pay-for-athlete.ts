import { dayOf } from '@tower/contract/org-days.ts'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { disbursementDocument } from '@tower/contract/money/disbursements.ts'
import sharp from 'sharp'
import { askForApproval } from '../../../seeds/by-two.ts'
import type { Actor } from '../../../src/http/actor.ts'
import { recordDisbursement } from '../../../src/money/disbursements/record-disbursement.ts'
import { getAccount } from '../../../src/money/disbursements/read-account.ts'
import { findContestedOfAthletes } from '../../../src/money/giving/sponsorships/contested.queries.ts'
import { keepFile } from '../../../src/oversight/files/keep-file.ts'
import type { Services } from '../../../src/services.ts'

let shades = 0

/** For tests: staff pay out of the money of a goal, with a picture of a bill; answers the payout, also one that waits. */
export async function payForAthlete(
  services: Services,
  { actor, accountId, amountCents }: { actor: Actor; accountId: string; amountCents: number },
): Promise<{ id: string }> {
  const above = { findContestedOfAthletes }
  const account = await services.database.read((tx) => getAccount(tx, above, accountId))
  const requestKey = crypto.randomUUID()
  await askForApproval(
    recordDisbursement(
      { ...services, ...above },
      {
        ...{ actor, accountId, amountCents, availableCents: account.available_cents },
        payee: 'Springfield Sports Shop',
        paidFor: 'Track spikes',
        paidOn: dayOf(services.clock.now()),
        documentId: await keepBill(services, actor.userId),
        requestKey,
      },
    ),
  )
  return services.database.read((tx) =>
    tx
      .selectFrom('disbursements')
      .select('id')
      .where('request_key', '=', requestKey)
      .executeTakeFirstOrThrow(),
  )
}

async function keepBill(services: Services, ownerId: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bill-'))
  try {
    const path = join(folder, 'bill.png')
    const bytes = await sharp({
      create: { width: 30, height: 40, channels: 3, background: { r: ++shades % 255, g: 40, b: 40 } },
    })
      .png()
      .toBuffer()
    await writeFile(path, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = { path, kind: 'png' as const, byteSize: bytes.length, sha256 }
    return (await keepFile(services, { ownerId, rule: disbursementDocument, file })).fileId
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
