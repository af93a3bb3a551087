import { useState } from 'react'
import { downloadYearStatement } from '../../../money/giving/own/own-giving.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

/** The paper of a year's gifts, from where a sponsor arrives. The days are chosen in My Giving. */
export function StatementButton({ year }: { year: number }) {
  const { statement: texts } = useTexts('sponsor')
  const { statement, notRead } = useTexts('ownGiving')
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle')
  const make = () => {
    setState('making')
    downloadYearStatement(year, language).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <>
      {state === 'failed' && <Notice tone="danger">{notRead}</Notice>}
      <Button onClick={make} pending={state === 'making'} pendingLabel={statement.making}>
        <DownloadIcon size={18} /> {fillText(texts, { year })}
      </Button>
    </>
  )
}
