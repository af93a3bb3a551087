import type { MergeEffect } from '@tower/contract/matching/classroom-twins.contract.ts'
import { maxNominatorPoints } from '@tower/contract/matching/draws.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'

/** What a merge will do, in numbers: what moves, what counts once, what stays, who is told. */
export function MergeEffects({ effect }: { effect: MergeEffect }) {
  const texts = useTexts('twins')
  const language = useLanguage()
  const { kept, absorbed, nominators, points, links, claims, requests } = effect
  const names = { name: kept.name, gone: absorbed.name }
  const counted = (text: { one: string; other: string }, count: number) =>
    count > 0 && fillCounted(text, count, language, { ...names, after: nominators.after })
  const lines = [
    fillCounted(texts.moves, nominators.absorbed - nominators.both, language, {
      ...names,
      after: nominators.after,
    }),
    counted(texts.both, nominators.both),
    fillText(texts.points, { ...names, before: points.kept, after: points.after, most: maxNominatorPoints }),
    counted(texts.links, links),
    counted(texts.claims, claims),
    counted(texts.requests, requests),
    fillText(texts.stays, names),
    texts.public,
    texts.told,
  ].filter((line) => line !== false)
  return (
    <Stack gap={2}>
      <Text as="h3" strong>
        {texts.happens}
      </Text>
      <Stack as="ul" gap={1} bullets>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
      <Text strong>{texts.forGood}</Text>
    </Stack>
  )
}
