import type { PledgeStory } from '@tower/contract/money/pledges.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { isOpenInstallment } from '@tower/contract/money/pledges.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { pledgeCalls } from '../../../money/pledges/pledges.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Figure, Text, TwoLines } from '../../../ui/type/type.tsx'
import { DaysForm } from './days-form.tsx'
import { useAsk } from '../standing-question.tsx'
import { useAskedAct } from '../use-asked-act.ts'
import { InstallmentPart } from './installment-part.tsx'
import { dollars, PledgeChip } from './use-pledge-columns.tsx'
import { usePledgeActs } from './use-pledge-acts.ts'

/** A pledge: what of it came, each installment with the gifts that pay it, and the ways on. */
export function PledgeDetails({ pledge }: { pledge: PledgeStory }) {
  const texts = useTexts('pledges')
  const [isChanging, setChanging] = useState(false)
  const asking = useAsking(pledge)
  const isOpen = isOpenPledge(pledge)
  return (
    <DrawerParts>
      <Head pledge={pledge} />
      <Stack as="section" gap={3}>
        <Text as="h3" size="body">
          {texts.installments}
        </Text>
        {pledge.plan.map((installment) => (
          <InstallmentPart
            key={installment.id}
            pledge={pledge}
            installment={installment}
            reminding={asking.about(installment.id)}
            isFirstOpen={installment.id === pledge.plan.find(isOpenInstallment)?.id}
          />
        ))}
      </Stack>
      {/* The form stays, whatever a colleague does meanwhile: its writer then reads why nothing came of it. */}
      {isChanging && <DaysForm pledge={pledge} onClose={() => setChanging(false)} />}
      {isOpen && !isChanging && (
        <Row>
          {pledge.plan.some(isOpenInstallment) && (
            <Button onClick={() => setChanging(true)}>{texts.changeDays}</Button>
          )}
          <Button kind="danger" data-decide="no" onClick={asking.askEnd}>
            {texts.end}
          </Button>
        </Row>
      )}
    </DrawerParts>
  )
}

const isOpenPledge = ({ ended_at: endedAt, state }: PledgeStory) => endedAt === null && state !== 'done'

const askedActs = ['remind', 'end'] as const

/** The question that is open, of the whole pledge or of an installment: a press opens it, or an address that asks for it. */
function useAsking(pledge: PledgeStory) {
  const [open, setOpen] = useState<string>()
  const ask = useAsk()
  const askEnd = () => ask((close) => <EndQuestion pledge={pledge} onClose={close} />)
  useAskedAct(askedActs, (act) => {
    if (act === 'remind') setOpen(pledge.plan.find(isOpenInstallment)?.id)
    else if (isOpenPledge(pledge)) askEnd()
  })
  return {
    askEnd,
    about: (what: string) => ({
      isAsking: open === what,
      setAsking: (isAsking: boolean) => setOpen(isAsking ? what : undefined),
    }),
  }
}

function Head({ pledge }: { pledge: PledgeStory }) {
  const texts = useTexts('pledges')
  const { destinations } = useTexts('payments')
  const language = useLanguage()
  const { facts } = texts
  const open = pledge.ended_at === null ? Math.max(0, pledge.amount_cents - pledge.paid_cents) : 0
  const said = (by: string, at: string) => `${by}, ${showTime(at, 'dated', language)}`
  return (
    <Stack gap={3}>
      <Row justify="between">
        <Figure as="h3" value={dollars(pledge.amount_cents)} />
        <PledgeChip state={pledge.state} />
      </Row>
      <TwoLines
        first={
          <Link to={paths.adminDonor({ donorId: pledge.donor_id })}>
            {pledge.donor_name ?? pledge.email ?? texts.seeDonor}
          </Link>
        }
        second={[
          fillText(texts.numbered, { number: pledge.number }),
          pledge.is_organization && texts.organization,
          pledge.donor_name && pledge.email,
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <Facts
        items={[
          { name: facts.paid, value: dollars(pledge.paid_cents) },
          ...(pledge.expected_cents > 0
            ? [{ name: facts.expected, value: dollars(pledge.expected_cents) }]
            : []),
          { name: facts.open, value: dollars(open) },
          { name: facts.destination, value: destinations[pledge.destination] },
          { name: facts.rhythm, value: texts.rhythmNames[pledge.rhythm] },
          { name: facts.reminds, value: pledge.reminds ? facts.remindsYes : facts.remindsNo },
          ...(pledge.note ? [{ name: facts.note, value: pledge.note }] : []),
          { name: facts.enteredBy, value: said(pledge.entered_by, pledge.entered_at) },
          ...(pledge.ended_by && pledge.ended_at
            ? [
                { name: facts.endedBy, value: said(pledge.ended_by, pledge.ended_at) },
                { name: facts.endedReason, value: pledge.ended_reason },
              ]
            : []),
        ]}
      />
    </Stack>
  )
}

function EndQuestion({ pledge, onClose }: { pledge: PledgeStory; onClose: () => void }) {
  const texts = useTexts('pledges')
  const end = useAct((reason: string) => pledgeCalls.end(pledge.id, reason), {
    ...usePledgeActs(),
    done: texts.ended,
    onShown: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts.endTitle, { amount: dollars(pledge.amount_cents) })}
      confirmLabel={texts.end}
      cancelLabel={texts.back}
      destructive
      pending={end.isPending}
      failure={end.failure}
      reason={{
        label: texts.reason,
        required: true,
        missing: texts.reasonMissing,
        maxLength: maxDeskReasonLength,
      }}
      onConfirm={end.run}
    >
      <p>{texts.endText}</p>
    </ConfirmDialog>
  )
}
