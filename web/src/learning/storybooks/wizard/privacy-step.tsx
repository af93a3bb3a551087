import { photoAttestations, requiredAttestations } from '@tower/contract/learning/storybooks/storybooks.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CheckField } from '../../../ui/field/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import type { QuickTyped } from './quick-book.ts'

/** What a teacher vouches for before a book is made from photos of a class. */
export function PrivacyStep({ form }: { form: Form<QuickTyped> }) {
  const { quick: texts } = useTexts('storybookWizard')
  const { attest } = form.values
  const problem = form.problemOf('attest')
  const missing = requiredAttestations.find((said) => !attest[said])
  return (
    <Stack as="fieldset" gap={3}>
      <Text as="legend">{texts.attestLead}</Text>
      {photoAttestations.map((said) => (
        <CheckField
          key={said}
          name={said}
          label={texts.attests[said]}
          error={said === missing ? problem : undefined}
          checked={attest[said]}
          onChange={(event) => form.set({ attest: { ...attest, [said]: event.target.checked } })}
        />
      ))}
      <Text size="small" tone="quiet">
        {texts.photosStay}
      </Text>
    </Stack>
  )
}
