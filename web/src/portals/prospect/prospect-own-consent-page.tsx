import type { LoaderFunctionArgs } from 'react-router'
import { OwnConsents } from '../../people/prospects/consent/own-consents.tsx'
import { useProfile } from '../../session/route-guard.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PageHead } from '../../ui/section/section.tsx'
import { portalMeta } from '../portal-meta.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'consent') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.consent.own.title)

/** Where a guardian, or an athlete of age, decides from their account what is shown. */
export default function ProspectOwnConsentPage() {
  const { own } = useTexts('consent')
  const { role } = useProfile()
  return (
    <>
      <PageHead title={own.title} lead={role === 'athlete' ? own.leadAthlete : own.lead} />
      <OwnConsents />
    </>
  )
}
