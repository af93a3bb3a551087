import type { DeskGiver } from '@tower/contract/money/desk-givers.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { CorrectForm } from './correct-form.tsx'
import { JoinForm } from './join-form.tsx'

export type GiverDrawerProps = { giver: DeskGiver; onClose: () => void }

/** One giver at the side of the list: what they gave, and what staff can put right. */
export default function GiverDrawer({ giver, onClose }: GiverDrawerProps) {
  const texts = useTexts('givers')
  const words = encodeURIComponent(giver.email ?? giver.name ?? '')
  return (
    <Drawer isOpen onClose={onClose} title={texts.one}>
      <DrawerParts>
        <Facts
          items={[
            { name: texts.name, value: giver.name ?? '–' },
            { name: texts.email, value: giver.email ?? texts.nobody },
            { name: texts.columns.gifts, value: giver.gifts },
            { name: texts.columns.given, value: formatUsd(giver.given_cents, { always2: true }) },
            { name: texts.program, value: formatUsd(giver.program_cents, { always2: true }) },
            { name: texts.columns.slots, value: giver.slots_minted },
          ]}
        />
        <Row>
          <Link to={`${paths.adminPayments}?q=${words}`}>{texts.payments}</Link>
          <Link to={`${paths.adminLedger}?q=${words}`}>{texts.ledger}</Link>
        </Row>
        {giver.has_account ? (
          <Text tone="quiet" size="small">
            {texts.accountKeeps}
          </Text>
        ) : (
          <CorrectForm giver={giver} onDone={onClose} />
        )}
        <JoinForm giver={giver} onDone={onClose} />
      </DrawerParts>
    </Drawer>
  )
}
