import { ownGivingEndpoints } from '@tower/contract/money/own-giving.contract.ts'
import { useState } from 'react'
import { downloadFile } from '../../../session/download-file.ts'
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
    const query = { from: `${year}-01-01`, to: `${year}-12-31`, language }
    setState('making')
    downloadFile(ownGivingEndpoints.statement, { query }, `giving-${query.from}-${query.to}.pdf`).then(
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
