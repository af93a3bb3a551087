import { paths } from '@tower/contract/pages.ts'
import { useProfile } from '../session/route-guard.tsx'
import { roleHome } from '../session/role-home.ts'
import type { Texts } from '../texts/texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { PageHead } from '../ui/section/section.tsx'
import { EmptyBlocks } from '../pictures/tower/empty-blocks.tsx'

type ComingPage = Exclude<keyof Texts['coming'], 'home' | 'programs'>

/** A page whose address stands already and whose content is still to be built: it says so, and leads on. */
export function ComingPart({ page }: { page: ComingPage }) {
  const texts = useTexts('coming')
  const home = roleHome(useProfile().role)
  const isHome = page === 'prospect'
  return (
    <>
      <PageHead title={texts[page].title} />
      <EmptyState
        picture={<EmptyBlocks />}
        action={
          <ButtonLink to={isHome ? paths.prospects : home}>{isHome ? texts.programs : texts.home}</ButtonLink>
        }
      >
        {texts[page].text}
      </EmptyState>
    </>
  )
}
