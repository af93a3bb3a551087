import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Drawer } from '../../../../ui/drawer/drawer.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { BirthdayForm } from './birthday-form.tsx'
import { DecisionActs } from './decision-acts.tsx'
import { GuardianList, WordList } from './prospect-consents.tsx'
import { EraseAthlete } from './erase-athlete.tsx'
import { ProspectFacts } from './prospect-facts.tsx'
import { prospectReviewQueries } from './prospect-review.api.ts'
import styles from '../photos/photos.module.css'

/** One profile as the public would see it, who allows it, and what can be decided. */
export function ProspectDrawer({ prospectId, onClose }: { prospectId: string; onClose: () => void }) {
  const texts = useTexts('prospectReview')
  const { data, isPending } = useQuery({
    ...prospectReviewQueries.one(prospectId),
    // The addresses of its pictures work for ten minutes.
    refetchInterval: 8 * 60 * 1000,
  })
  const title = data ? `${data.first_name} ${data.last_name}` : texts.drawer
  const blocked = data && !data.in_force.profile ? texts.needsConsent : undefined
  return (
    <Drawer isOpen onClose={onClose} title={title}>
      {isPending && <Skeleton lines={8} />}
      {!isPending && !data && <Notice tone="danger">{texts.failed}</Notice>}
      {data && (
        <div className={styles.parts}>
          <ProspectFacts prospect={data} />
          <BirthdayForm key={data.born_on} prospect={data} />
          <GuardianList guardians={data.guardians} />
          <WordList words={data.words} />
          <DecisionActs
            key={data.seen}
            wish={{ of: 'profile', id: data.id, seen: data.seen }}
            isWaiting={data.status === 'pending'}
            isShown={data.status === 'approved'}
            mayDecide={data.may_decide}
            blocked={blocked}
            onDone={onClose}
          />
          <EraseAthlete prospect={data} onDone={onClose} />
        </div>
      )}
    </Drawer>
  )
}
