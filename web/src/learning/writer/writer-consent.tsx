import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../../session/use-act.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { Text } from '../../ui/type/type.tsx'
import { readWriterAgain, writerCalls, writerQuery } from './writer.api.ts'

/** Lets a teacher agree that a provider writes for their classrooms, and take it back. Nothing where none is set up. */
export function WriterConsent() {
  const { data: setting } = useQuery(writerQuery)
  if (!setting || setting.provider === null) return null
  return <Consent provider={setting.provider} agreedAt={setting.agreed_at} />
}

type ConsentProps = { provider: string; agreedAt: string | null }

function Consent({ provider, agreedAt }: ConsentProps) {
  const texts = useTexts('writer')
  const language = useLanguage()
  const told =
    agreedAt === null
      ? fillText(texts.off, { provider })
      : fillText(texts.on, { provider, date: showTime(agreedAt, 'date', language) })
  return (
    <Card title={texts.title}>
      <Stack>
        <Text>{told}</Text>
        <Text tone="quiet">{texts.names}</Text>
        <Row>{agreedAt === null ? <Agree provider={provider} /> : <TakeBack provider={provider} />}</Row>
      </Stack>
    </Card>
  )
}

/** What is sent is read once more before it is agreed to. */
function Agree({ provider }: { provider: string }) {
  const texts = useTexts('writer')
  const [isAsking, setIsAsking] = useState(false)
  const agree = useAct(() => writerCalls.agree(provider), {
    done: texts.agreed,
    onDone: () => setIsAsking(false),
    failed: texts.failed,
    makeStale: readWriterAgain,
  })
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{texts.agree}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={fillText(texts.question, { provider })}
        confirmLabel={texts.agree}
        cancelLabel={texts.cancel}
        onConfirm={() => agree.run()}
        pending={agree.isPending}
        failure={agree.failure}
      >
        <Text>{texts.sent}</Text>
        <Text>{texts.names}</Text>
        <Text>{texts.free}</Text>
      </ConfirmDialog>
    </>
  )
}

function TakeBack({ provider }: { provider: string }) {
  const texts = useTexts('writer')
  const takeBack = useAct(writerCalls.takeBack, {
    done: fillText(texts.takenBack, { provider }),
    failed: texts.failed,
    failedIn: 'toast',
    makeStale: readWriterAgain,
  })
  return (
    <Button pending={takeBack.isPending} onClick={() => takeBack.run()}>
      {texts.takeBack}
    </Button>
  )
}
