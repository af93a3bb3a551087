import { useState } from 'react'
import styles from '../../people/prospects/portal/portal.module.css'
import { OnboardForm, OnboardThanks } from '../../people/prospects/portal/onboard-form.tsx'
import { useProfile } from '../../session/route-guard.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.prospectPortal.onboard.title)

/** A coach or staff begin the profile of an athlete; the family completes it. */
export default function ProspectOnboardPage() {
  const { onboard: texts } = useTexts('prospectPortal')
  const { email } = useProfile()
  const [begun, setBegun] = useState<string>()
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      {begun === undefined ? (
        <div className={styles.page}>
          <Card>
            <OnboardForm onBegun={setBegun} />
          </Card>
        </div>
      ) : (
        <OnboardThanks name={email || texts.coach} prospectId={begun} onAnother={() => setBegun(undefined)} />
      )}
    </>
  )
}
