import type { SponsorRequest } from '@tower/contract/people/sponsor-requests.contract.ts'
import { readSponsorRequestsAgain, sponsorRequestCalls } from '../../../people/sponsors/requests.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { copyText } from '../../../ui/copy/copy-text.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { useActFault } from '../use-act-fault.ts'

/**
 * Releases a packet and copies its link. Whoever comes second copies the same link and reads who was first; where the
 * browser copies nothing, `onUncopied` shows the link.
 */
export function useRelease(onUncopied: (id: string) => void) {
  const texts = useTexts('sponsorDesk')
  const toast = useToast()
  return useAct(({ id }: Pick<SponsorRequest, 'id'>) => sponsorRequestCalls.release(id), {
    onDone: async ({ action_link: link, released, item }) => {
      if (await copyText(link)) {
        const by = item.released_by ?? texts.somebody
        toast({ text: released ? texts.released : fillText(texts.releasedBefore, { by }) })
      } else {
        toast({ text: texts.releasedUncopied, tone: 'info' })
        onUncopied(item.id)
      }
    },
    failed: useActFault(texts.releaseFailed),
    failedIn: 'toast',
    makeStale: readSponsorRequestsAgain,
  })
}
