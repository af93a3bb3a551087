import type { Role } from '@tower/contract/access.ts'
import type { SignInReport } from '@tower/contract/oversight/safety.contract.ts'
import type { Remedy } from '@tower/contract/oversight/safety.ts'
import { type AllowlistRole, allowlistRoles } from '@tower/contract/people/allowlist.ts'
import { useState } from 'react'
import { readSafetyAgain, safetyCalls } from '../../../oversight/safety/safety.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { SelectField } from '../../../ui/field/field.tsx'
import styles from './safety.module.css'
import { useActFault } from '../use-act-fault.ts'

export type RemedyButtonProps = { remedy: Remedy; report: SignInReport; role: Role | null }

/** What staff can do about a trouble. What weighs more than a mail asks first. */
export function RemedyButton({ remedy, report, role }: RemedyButtonProps) {
  const { remedies, noSuperadmin, failed } = useTexts('safety')
  const me = useProfile()
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<AllowlistRole>(asAllowlistRole(role) ?? 'teacher')
  const texts = remedies[remedy]
  const act = useAct(() => run(remedy, report, chosen), {
    done: texts.done,
    failed: useActFault(failed),
    failedIn: 'toast',
    onEnd: () => setAsking(false),
    makeStale: readSafetyAgain,
  })
  if (remedy === 'reset_factor' && (me.role !== 'superadmin' || me.id === report.person?.id))
    return <p className={styles.quiet}>{noSuperadmin}</p>
  const isAsked = remedy !== 'send_link'
  return (
    <div className={styles.acts}>
      {remedy === 'allow' && <RoleChoice chosen={chosen} onChoose={setChosen} />}
      <Button pending={act.isPending} onClick={() => (isAsked ? setAsking(true) : act.run())}>
        {texts.act}
      </Button>
      {isAsked && (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={fillText(texts.question, { email: report.email })}
          confirmLabel={texts.act}
          cancelLabel={remedies.cancel}
          destructive={remedy === 'reset_factor'}
          forGood={remedy !== 'allow'}
          pending={act.isPending}
          onConfirm={() => act.run()}
        >
          {texts.warning}
        </ConfirmDialog>
      )}
    </div>
  )
}

function RoleChoice({
  chosen,
  onChoose,
}: {
  chosen: AllowlistRole
  onChoose: (role: AllowlistRole) => void
}) {
  const { remedies, roles } = useTexts('safety')
  return (
    <SelectField
      label={remedies.role}
      value={chosen}
      onChange={({ target }) => onChoose(asAllowlistRole(target.value) ?? chosen)}
    >
      {allowlistRoles.map((one) => (
        <option key={one} value={one}>
          {roles[one]}
        </option>
      ))}
    </SelectField>
  )
}

const asAllowlistRole = (role: string | null) => allowlistRoles.find((one) => one === role)

function run(remedy: Remedy, { email, person }: SignInReport, role: AllowlistRole): Promise<unknown> {
  const id = person?.id ?? ''
  return {
    send_link: () => safetyCalls.sendLink(email),
    allow: () => safetyCalls.allow(email, role),
    open_entry: () => safetyCalls.allow(email, role),
    enable: () => safetyCalls.enable(id),
    reset_factor: () => safetyCalls.resetFactor(id),
  }[remedy]()
}
