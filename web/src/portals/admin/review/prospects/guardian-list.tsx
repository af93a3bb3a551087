import type { ProspectReview } from '@tower/contract/people/prospect-reviews.contract.ts'
import { weighingSigns } from '@tower/contract/people/prospects.ts'
import { fillCounted, fillText } from '../../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../../texts/use-texts.ts'
import { Moment } from '../../../../ui/time/moment.tsx'
import review from '../review.module.css'
import styles from '../photos/photos.module.css'
import { SecondProofForm } from './second-proof-form.tsx'

type Guardian = ProspectReview['guardians'][number]

/** Who was named as a guardian, by whom, whether they answered, and what suggests that they are the keeper. */
export function GuardianList({ prospect }: { prospect: ProspectReview }) {
  const texts = useTexts('prospectReview')
  const language = useLanguage()
  const { guardians, id, may_decide: mayDecide } = prospect
  return (
    <section aria-labelledby="athlete-guardians">
      <h3 id="athlete-guardians">{texts.guardiansTitle}</h3>
      {guardians.length === 0 && <p>{texts.noGuardian}</p>}
      {guardians.map((guardian) => (
        <div className={review.two} key={guardian.id}>
          <b>{guardian.email ?? texts.guardianStates.left}</b>
          <span>{texts.guardianStates[guardian.state]}</span>
          {guardian.invited_by && <span>{fillText(texts.invitedBy, { email: guardian.invited_by })}</span>}
          {guardian.answered_hours !== null && (
            <span className={styles.quiet}>
              {guardian.answered_hours === 0
                ? texts.answeredAtOnce
                : fillCounted(texts.answeredAfter, guardian.answered_hours, language)}
            </span>
          )}
          <Signs guardian={guardian} />
          {mayDecide && isToProve(guardian) && <SecondProofForm prospectId={id} guardianId={guardian.id} />}
        </div>
      ))}
    </section>
  )
}

const isToProve = ({ signs, second_proof: proof }: Guardian) =>
  proof === null && signs.some((sign) => weighingSigns.has(sign))

function Signs({ guardian: { signs, second_proof: proof } }: { guardian: Guardian }) {
  const texts = useTexts('prospectReview')
  return (
    <>
      {signs.length > 0 && (
        <ul>
          {signs.map((sign) => (
            <li key={sign}>{texts.signs[sign]}</li>
          ))}
        </ul>
      )}
      {proof && (
        <>
          <span>{fillText(texts.secondProof.noted, { proof: proof.text })}</span>
          <span className={styles.quiet}>
            {proof.by ?? texts.secondProof.nobody} · <Moment at={proof.at} />
          </span>
        </>
      )}
    </>
  )
}
