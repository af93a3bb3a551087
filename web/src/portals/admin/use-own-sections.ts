import { useProfile } from '../../session/route-guard.tsx'
import type { PortalSection } from '../portal-link.ts'
import { sectionsFor } from './console-duties.ts'
import { listConsoleSections } from './console-sections.ts'
import { useConsoleTexts } from './use-console-texts.ts'

/** The pages of the console that the duties of whoever looks open, in their groups. */
export function useOwnSections(): PortalSection[] {
  return sectionsFor(useProfile().duties, listConsoleSections(useConsoleTexts()))
}
