import { useQuery } from '@tanstack/react-query'
import { photoAttestations, requiredAttestations } from '@tower/contract/learning/storybooks/storybooks.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { CheckField } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import type { Attest } from './book-draft.ts'
import { storyPhotosQuery } from '../story-photos.api.ts'

export type PhotoAttestationsProps = {
  attest: Attest
  photoIds: readonly string[]
  onChange: (attest: Attest) => void
  /** Why what is vouched for is not enough. */
  problem: string | undefined
}

/** What a teacher vouches for before a book is made from photos of a class. */
export function PhotoAttestations({ attest, photoIds, onChange, problem }: PhotoAttestationsProps) {
  const { attest: texts } = useTexts('storybookWizard')
  const language = useLanguage()
  const covered = useCoveredFaces(photoIds)
  const missing = requiredAttestations.find((said) => !attest[said])
  return (
    <Stack as="fieldset" gap={3}>
      <Text as="legend">{texts.lead}</Text>
      {photoAttestations.map((said) => (
        <CheckField
          key={said}
          name={said}
          label={texts.said[said]}
          error={said === missing ? problem : undefined}
          checked={attest[said]}
          onChange={(event) => onChange({ ...attest, [said]: event.target.checked })}
        />
      ))}
      <Text size="small" tone="quiet">
        {covered !== null && `${fillCounted(texts.covered, covered, language)} `}
        {texts.photosStay}
      </Text>
    </Stack>
  )
}

/** How many faces were covered in the chosen photos; null where nobody was asked of any. */
function useCoveredFaces(photoIds: readonly string[]): number | null {
  const { data: own } = useQuery(storyPhotosQuery)
  const asked = (own ?? []).flatMap(({ id, faces_covered: count }) =>
    photoIds.includes(id) && count !== null ? [count] : [],
  )
  return asked.length === 0 ? null : asked.reduce((sum, count) => sum + count, 0)
}
