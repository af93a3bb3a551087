import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { StepList } from '../../../ui/stepper/step-list.tsx'
import { Text } from '../../../ui/type/type.tsx'

export type WizardFrameProps = {
  steps: readonly { id: string; title: string }[]
  /** The first is 0. */
  current: number
  onGo: (to: number) => void
  next: { label: string; pending: boolean; blockedBy?: string | undefined }
  failure?: string | undefined
  /** Beside the buttons. */
  aside?: ReactNode
  children: ReactNode
}

/** One step of a wizard within its form: where one stands, what is asked, back and on. */
export function WizardFrame(props: WizardFrameProps) {
  const { steps, current, onGo, next, failure, aside, children } = props
  const { frame: texts } = useTexts('storybookWizard')
  const heading = useFocusOnMove(current)
  return (
    <Stack gap={5}>
      <StepList steps={steps} current={current} onGo={onGo} />
      <Card>
        <Stack gap={5}>
          <div>
            <Text size="small" tone="faint">
              {fillText(texts.step, { step: current + 1, count: steps.length })}
            </Text>
            <Text as="h2" size="title" ref={heading} tabIndex={-1}>
              {steps[current]?.title}
            </Text>
          </div>
          {children}
          {failure && <Notice tone="danger">{failure}</Notice>}
          <Row>
            {current > 0 && <Button onClick={() => onGo(current - 1)}>{texts.back}</Button>}
            <Button type="submit" kind="primary" pending={next.pending} blockedBy={next.blockedBy}>
              {next.label}
            </Button>
            {aside}
          </Row>
        </Stack>
      </Card>
    </Stack>
  )
}

/** The heading of a step that was gone to gets the focus; a page that was opened or reloaded leaves it alone. */
function useFocusOnMove(current: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpened = useNavigationType() === NavigationType.Pop
  const last = useRef(isOpened || current === 0 ? current : undefined)
  useEffect(() => {
    if (last.current !== current) heading.current?.focus()
    last.current = current
  }, [current])
  return heading
}
