import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { firstStepEndpoints } from '@tower/contract/oversight/first-steps.contract.ts'
import type { FirstStep } from '@tower/contract/oversight/first-steps.ts'
import { paths } from '@tower/contract/pages.ts'
import { covers } from '@tower/contract/people/duties.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { dismissFirstSteps, firstStepsQuery } from '../../../oversight/process/first-steps.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { CheckIcon, ClockIcon } from '../../../ui/icons/icons.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { dutyOfPage } from '../console-duties.ts'
import { useActFault } from '../use-act-fault.ts'

/** Where each is done, or shows. What superadmins alone may open leads nobody else anywhere. */
const places: Readonly<Record<FirstStep, { to: string; forSuperadmins?: true }>> = {
  charity: { to: paths.adminSite },
  second_factor: { to: paths.account },
  second_person: { to: paths.adminCreateUser },
  email: { to: paths.adminSystem, forSuperadmins: true },
  alerts: { to: paths.adminSystem, forSuperadmins: true },
  backup: { to: paths.adminSystem, forSuperadmins: true },
  payments: { to: paths.adminPayments },
  classroom: { to: paths.adminClassrooms },
  draw: { to: paths.adminDraws },
  gift: { to: paths.adminPayments },
}

type Steps = CallOutput<typeof firstStepEndpoints.firstSteps>['steps']

/** What staff of an empty site do first, in order, until it is done or put away. */
export default function FirstStepsCard({ steps }: { steps: Steps }) {
  const { firstSteps: texts } = useTexts('consoleHome')
  const { role } = useProfile()
  const done = steps.filter((step) => step.is_done).length
  return (
    <Card
      title={texts.title}
      action={<Text as="span">{fillText(texts.progress, { done, all: steps.length })}</Text>}
      footer={role === 'superadmin' && <PutAway />}
    >
      <Stack as="ol" gap={3}>
        {steps.map(({ step, is_done: isDone }) => (
          <Row as="li" key={step} justify="between" align="start" oneLine>
            <Stack gap={0}>
              <StepName step={step} />
              {!isDone && (
                <Text size="small" tone="quiet" wrap="anywhere">
                  {texts.steps[step].how}
                </Text>
              )}
            </Stack>
            <StepState isDone={isDone} />
          </Row>
        ))}
      </Stack>
    </Card>
  )
}

function StepName({ step }: { step: FirstStep }) {
  const { firstSteps: texts } = useTexts('consoleHome')
  const { duties, role } = useProfile()
  const { to, forSuperadmins } = places[step]
  const { name } = texts.steps[step]
  const opens = forSuperadmins ? role === 'superadmin' : covers(duties, dutyOfPage(to))
  return <Text strong>{opens ? <Link to={to}>{name}</Link> : name}</Text>
}

function StepState({ isDone }: { isDone: boolean }) {
  const { firstSteps: texts } = useTexts('consoleHome')
  return isDone ? (
    <Chip tone="success" outlined icon={<CheckIcon size={14} />}>
      {texts.done}
    </Chip>
  ) : (
    <Chip icon={<ClockIcon size={14} />}>{texts.open}</Chip>
  )
}

function PutAway() {
  const { firstSteps: texts } = useTexts('consoleHome')
  const [isAsking, setAsking] = useState(false)
  const dismiss = useAct(dismissFirstSteps, {
    done: texts.dismissed,
    failed: useActFault(texts.failed),
    makeStale: (client) => client.invalidateQueries({ queryKey: firstStepsQuery.queryKey }),
    onDone: () => setAsking(false),
  })
  return (
    <>
      <Button kind="ghost" size="s" onClick={() => setAsking(true)}>
        {texts.dismiss}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.dismissTitle}
        confirmLabel={texts.dismiss}
        cancelLabel={texts.cancel}
        forGood
        pending={dismiss.isPending}
        failure={dismiss.failure}
        onConfirm={() => dismiss.run()}
      >
        <p>{texts.dismissText}</p>
      </ConfirmDialog>
    </>
  )
}
