import { useTexts } from '../../../texts/use-texts.ts'

/** The steps of the full wizard, 0 to 4. */
export const wizardSteps = ['details', 'notes', 'narrative', 'illustrations', 'review'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** The same with what each is called. */
export function useWizardSteps(): readonly { id: WizardStep; title: string }[] {
  const { steps } = useTexts('storybookWizard')
  return wizardSteps.map((id) => ({ id, title: steps[id] }))
}
