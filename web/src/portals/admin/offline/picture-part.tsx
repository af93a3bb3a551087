import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import { useState } from 'react'
import { checkPictureCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useDeskFault } from '../payments/use-desk-fault.ts'
import styles from './offline.module.css'
import { PictureField } from './picture-field.tsx'

type OfGift = { gift: DeskOfflineGift }

/** What the check of a gift looks like: shown when somebody asks for it, added, replaced, and taken off while nothing is booked. */
export function PicturePart({ gift }: OfGift) {
  const { picture: texts, back } = useTexts('offline')
  const [isChanging, setChanging] = useState(false)
  const change = useAct((fileId: string | null) => checkPictureCalls.change(gift.id, fileId), {
    done: texts.changed,
    onShown: () => setChanging(false),
    failed: useDeskFault(),
    makeStale: readDeskAgain,
  })
  return (
    <Stack as="section" gap={3}>
      {gift.has_picture && <Shown key={gift.id} gift={gift} />}
      {change.failure && <Notice tone="danger">{change.failure}</Notice>}
      {isChanging ? (
        <>
          <PictureField
            onFile={(fileId) => {
              if (fileId !== '') change.run(fileId)
            }}
            onUnderWay={() => undefined}
          />
          <Row>
            <Button onClick={() => setChanging(false)}>{back}</Button>
          </Row>
        </>
      ) : (
        <Row>
          <Button onClick={() => setChanging(true)}>{gift.has_picture ? texts.replace : texts.add}</Button>
          {gift.has_picture && gift.payment_id === null && (
            <Button pending={change.isPending} onClick={() => change.run(null)}>
              {texts.takeOff}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

/** Nobody sees it by opening the gift: who asks for it stands in the audit log. */
function Shown({ gift }: OfGift) {
  const { picture: texts } = useTexts('offline')
  const open = useAct(() => checkPictureCalls.open(gift.id), {
    failed: useDeskFault(),
    makeStale: readDeskAgain,
  })
  const { output } = open
  return (
    <>
      {open.failure && <Notice tone="danger">{open.failure}</Notice>}
      {output === undefined && (
        <Row>
          <Button pending={open.isPending} onClick={() => open.run()}>
            {texts.open}
          </Button>
        </Row>
      )}
      {output?.is_picture && <img className={styles.picture} src={output.url} alt={texts.alt} />}
      {output && (
        <a href={output.url} target="_blank" rel="noreferrer noopener">
          {texts.whole}
        </a>
      )}
    </>
  )
}
