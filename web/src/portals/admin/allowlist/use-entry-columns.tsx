import type { AllowlistEntry } from '@tower/contract/people/allowlist.contract.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, LockIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './allowlist.module.css'
import { useEntryToggle } from './use-entry-toggle.ts'

/** The columns of the allowlist; the last one opens or closes an entry. */
export function useEntryColumns(): ListColumn<AllowlistEntry>[] {
  const texts = useTexts('allowlist')
  const { roles } = useTexts('shell')
  const language = useLanguage()
  const heads = texts.columns
  return [
    {
      id: 'address',
      head: heads.address,
      cell: ({ email, name }) => (
        <div className={styles.two}>
          {name ?? email}
          {name && <span>{email}</span>}
        </div>
      ),
    },
    { id: 'role', head: heads.role, cell: ({ role }) => roles[role] },
    { id: 'state', head: heads.state, cell: ({ active }) => <EntryChip active={active} /> },
    {
      id: 'added',
      head: heads.added,
      oneLine: true,
      cell: ({ created_at: at }) => showTime(at, 'date', language),
    },
    { id: 'act', rank: 1, head: heads.act, cell: (entry) => <Toggle entry={entry} /> },
  ]
}

function EntryChip({ active }: { active: boolean }) {
  const texts = useTexts('allowlist')
  if (active)
    return (
      <Chip tone="success" icon={<CheckIcon />} outlined>
        {texts.active}
      </Chip>
    )
  return (
    <Chip tone="danger" icon={<LockIcon />}>
      {texts.disabled}
    </Chip>
  )
}

function Toggle({ entry }: { entry: AllowlistEntry }) {
  const texts = useTexts('allowlist')
  const { roles } = useTexts('shell')
  const toggle = useEntryToggle()
  const words = { email: entry.email, role: roles[entry.role] }
  return (
    <Button
      size="s"
      pending={toggle.isPending}
      aria-label={fillText(entry.active ? texts.disableOf : texts.activateOf, words)}
      onClick={() => toggle.run(entry)}
    >
      {entry.active ? texts.disable : texts.activate}
    </Button>
  )
}
