import type { ReimbursementStory } from '@tower/contract/spending/reimbursement-views.contract.ts'
import type { ReimbursementDecision } from '@tower/contract/spending/reimbursements.ts'
import { useAct } from '../../../session/use-act.ts'
import {
  readReimbursementsAgain,
  reimbursementDeskCalls,
} from '../../../spending/reimbursements/reimbursements.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useActFault } from '../use-act-fault.ts'
import { useWaits } from '../use-waits.ts'

export type Wish =
  | { act: ReimbursementDecision; reason?: string; reference?: string }
  | { act: 'returned'; reason: string }
  | { act: 'bounced'; reason: string; reference: string }

type Decide = {
  /** The request as it was when the question was asked: who was second reads who was first, whatever came in meanwhile. */
  revision: number
  /** The question that is open has a place for why it came to nothing. */
  isAsked: boolean
  onReturned: () => void
  onShown: () => void
}

/** Decides, and reads the request again before its question closes, whatever comes of it. */
export function useDecide({ id }: ReimbursementStory, { revision, isAsked, onReturned, onShown }: Decide) {
  const { act: texts } = useTexts('reimbursementDesk')
  const said = { returned: texts.returned, bounced: texts.bounced }
  return useAct(
    async (wish: Wish): Promise<void> => {
      if (wish.act === 'returned') {
        await reimbursementDeskCalls.giveBack(id, { reason: wish.reason, revision })
        return
      }
      if (wish.act === 'bounced') {
        await reimbursementDeskCalls.bounce(id, { reason: wish.reason, reference: wish.reference, revision })
        return
      }
      const { act: status, ...rest } = wish
      await reimbursementDeskCalls.decide({ request_id: id, revision, status, ...rest })
    },
    {
      done: (_, { act }) =>
        act === 'returned' || act === 'bounced'
          ? said[act]
          : fillText(texts.marked, { status: texts.decisions[act] }),
      onDone: (_, { act }) => act === 'returned' && onReturned(),
      onShown,
      failed: useActFault(texts.failed),
      // What was asked about is answered in its question.
      failedIn: isAsked ? 'place' : 'toast',
      onFailed: useWaits(onShown),
      makeStale: readReimbursementsAgain,
    },
  )
}
