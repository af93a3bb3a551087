import { useQuery } from '@tanstack/react-query'
import { type ToolCost, toolQueries } from '../../../learning/tools/tools.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'

export type GenerateButtonProps = {
  isWriting: boolean
  /** Why nothing was written. */
  failure: string | undefined
  isReturned: boolean
}

/** The button of a tool: it says what a use costs. Below it stands what is left to pay with. */
export function GenerateButton({ isWriting, failure, isReturned }: GenerateButtonProps) {
  const texts = useTexts('tools')
  const language = useLanguage()
  const { data: cost, isError } = useQuery(toolQueries.cost)
  const isPaid = cost !== undefined && cost.credits > 0
  return (
    <Stack gap={3}>
      {failure && (
        <Notice tone="danger">
          {failure} {isReturned && isPaid && texts.refused.returned}
        </Notice>
      )}
      <Button type="submit" kind="primary" block pending={isWriting} pendingLabel={texts.writing}>
        {isPaid ? fillCounted(texts.generate.paid, cost.credits, language) : texts.generate.free}
      </Button>
      <Text tone="quiet" size="small">
        {cost && <WhatIsLeft cost={cost} />} {isError && texts.cost.failed} {texts.keys}
      </Text>
    </Stack>
  )
}

function WhatIsLeft({ cost }: { cost: ToolCost }) {
  const { cost: texts } = useTexts('tools')
  const language = useLanguage()
  if (cost.paid_by === 'nobody') return texts.nobody
  if (cost.paid_by === 'tools') return fillCounted(texts.tools, cost.tools_credits, language)
  return cost.affordable ? texts.sponsor : texts.empty
}
