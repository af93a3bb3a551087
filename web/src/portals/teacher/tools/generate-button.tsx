import { useQuery } from '@tanstack/react-query'
import { type ToolCost, toolQueries } from '../../../learning/tools/tools.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import styles from './tool-frame.module.css'
import type { ToolRun } from './use-tool-run.ts'

export type GenerateButtonProps = {
  run: Pick<ToolRun<never>, 'isPending' | 'failure' | 'isReturned' | 'offersBuiltIn' | 'chooseBuiltIn'>
}

/** The button of a tool: it says what a use costs. Below it stands what is left to pay with; above it, where a provider failed, a way without it. */
export function GenerateButton({ run }: GenerateButtonProps) {
  const texts = useTexts('tools')
  const language = useLanguage()
  const { data: cost, isError } = useQuery(toolQueries.cost)
  const { isPending: isWriting, failure, isReturned, offersBuiltIn, chooseBuiltIn } = run
  const isPaid = cost !== undefined && cost.credits > 0
  return (
    <Stack gap={3}>
      {failure && (
        <Notice tone="danger">
          {failure} {isReturned && texts.refused.returned} {offersBuiltIn && texts.refused.provider}
        </Notice>
      )}
      {offersBuiltIn && (
        <Button type="submit" block pending={isWriting} onClick={chooseBuiltIn}>
          {texts.generate.builtIn}
        </Button>
      )}
      <Button type="submit" kind="primary" block pending={isWriting} pendingLabel={texts.writing}>
        {isPaid ? fillCounted(texts.generate.paid, cost.credits, language) : texts.generate.free}
      </Button>
      <Text tone="quiet" size="small">
        {cost && <WhatIsLeft cost={cost} />} {isError && texts.cost.failed}{' '}
        <span className={styles.keys}>{texts.keys}</span>
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
