import { useQuery } from '@tanstack/react-query'
import type { ProspectReview } from '@tower/contract/people/prospect-reviews.contract.ts'
import { useSaid } from '../../../../people/use-said.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Drawer } from '../../../../ui/drawer/drawer.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { HeldForm } from '../../held-form.tsx'
import { BirthdayForm } from './birthday-form.tsx'
import { DecisionActs } from './decision-acts.tsx'
import { GuardianList } from './guardian-list.tsx'
import { WordList } from './prospect-consents.tsx'
import { EraseAthlete } from './erase-athlete.tsx'
import { ProspectFacts } from './prospect-facts.tsx'
import { prospectReviewQueries } from './prospect-review.api.ts'
import styles from '../photos/photos.module.css'

/** One profile as the public would see it, who allows it, and what can be decided. */
export function ProspectDrawer({ prospectId, onClose }: { prospectId: string; onClose: () => void }) {
  const texts = useTexts('prospectReview')
  const said = useSaid()
  const { data, isPending } = useQuery({
    ...prospectReviewQueries.one(prospectId),
    // The addresses of its pictures work for ten minutes.
    refetchInterval: 8 * 60 * 1000,
  })
  const title = data ? said(`${data.first_name} ${data.last_name}`) : texts.drawer
  return (
    <Drawer isOpen onClose={onClose} title={title}>
      {isPending && <Skeleton lines={8} />}
      {!isPending && !data && <Notice tone="danger">{texts.failed}</Notice>}
      {data && (
        <div className={styles.parts}>
          <ProspectFacts prospect={data} />
          {data.may_decide && (
            <HeldForm value={data} keyOf={({ born_on: day }) => String(day)}>
              {(prospect, onSaved) => <BirthdayForm prospect={prospect} onSaved={onSaved} />}
            </HeldForm>
          )}
          <GuardianList prospect={data} />
          <WordList words={data.words} />
          <DecisionActs
            key={data.seen}
            wish={{ of: 'profile', id: data.id, seen: data.seen }}
            isWaiting={data.status === 'pending'}
            isShown={data.status === 'approved'}
            mayDecide={data.may_decide}
            blocked={blockedBy(data, texts)}
            onDone={onClose}
          />
          <EraseAthlete prospect={data} onDone={onClose} />
        </div>
      )}
    </Drawer>
  )
}

/** Why a profile can't be approved yet. */
function blockedBy(
  { in_force: inForce, needs_second_proof: needsProof, own_paper: isOwnPaper }: ProspectReview,
  texts: { needsConsent: string; needsSecondProof: string; ownPaper: string },
): string | undefined {
  if (!inForce.profile) return texts.needsConsent
  if (needsProof) return texts.needsSecondProof
  return isOwnPaper ? texts.ownPaper : undefined
}
