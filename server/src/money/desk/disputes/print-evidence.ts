import { listWritten } from '../../../mail/list-written.ts'
import type { PapersFile } from '../../../papers/send-papers.ts'
import type { LeavingPaper } from '../../../papers/write-paper.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { type Issuer, issuerOf, readIssuer } from '../../giving/own/paper-words.ts'
import { openReceiptForStaff } from '../../giving/own/write-receipt-for-staff.ts'
import { evidencePaper } from './evidence-paper.ts'
import { type Evidence, readEvidence } from './read-evidence.ts'

/** What a bank is answered with, as one file: providers take one, of few pages. */
export async function printEvidence(services: Services, paymentId: string): Promise<PapersFile> {
  const { clock, gate } = services
  const evidence = await readEvidence(services, paymentId)
  const charity = await readIssuer(services)
  const at = clock.now()
  const paper = evidencePaper(evidence, { charity, at })
  const issuer = issuerOf(charity)
  return {
    name: `evidence-${evidence.dispute.provider_dispute_id}`,
    binding: {
      ...{ title: paper.title, language: paper.language, writtenAt: at, issuer },
      leaving: gate.open('paper', { written: [] }),
    },
    papers: papersOf(services, paymentId, { paper, leaving: openEvidence(services, evidence, charity) }),
  }
}

async function* papersOf(
  services: Services,
  paymentId: string,
  evidence: LeavingPaper,
): AsyncGenerator<LeavingPaper> {
  yield evidence
  const receipt = await findReceipt(services, paymentId)
  if (receipt) yield receipt
}

/** What nobody wrote a receipt for is evidence without one. */
async function findReceipt(services: Services, paymentId: string): Promise<LeavingPaper | undefined> {
  try {
    return await openReceiptForStaff(services, { paymentId })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'giving.no_receipt') return undefined
    throw error
  }
}

/** It is about the donor: their own name stands on it. */
function openEvidence(
  { gate }: Services,
  { story, news }: Evidence,
  charity: Issuer,
): LeavingPaper['leaving'] {
  const { head, checkout, mails, slots } = story
  return gate.open('paper', {
    fullName: checkout?.display_name ?? head.donor_name ?? undefined,
    email: head.email ?? undefined,
    written: listWritten(
      [
        [head.donor_name, head.email, checkout?.display_name, checkout?.email, checkout?.classroom_name],
        [...mails, ...news].map(({ to_email: to }) => to),
        slots.map(({ classroom_name: name }) => name),
      ],
      charity,
    ),
  })
}
