import { paths } from '@tower/contract/pages.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'

/** Why no photo or video of an athlete can be sent yet, with the way to change it for whoever may. */
export function PhotosWait({ prospectId }: { prospectId: string }) {
  const { photosWait: texts, home } = useTexts('prospectPortal')
  const { role } = useProfile()
  return (
    <>
      <p>{role === 'guardian' ? texts.guardian : texts.others}</p>
      {role === 'guardian' && (
        <GoLink to={`${paths.prospectOwnConsent}?${new URLSearchParams({ athlete: prospectId })}`}>
          {home.consent}
        </GoLink>
      )}
    </>
  )
}
