import type { Domain } from '../../domain.ts'

/** What leaves the charity, and the names of children that must not leave with it. */
export const gate = {
  name: 'gate',
  floor: 4,
  // The triggers on class lists and athletes note whose names changed.
  owns: { child_name_changes: 'deleted', gate_days: 'changed' },
  keeps: { nobody: ['child_name_changes', 'gate_days'] },
  reads: ['donors', 'programs', 'prospect_guardians', 'prospects', 'students', 'users'],
  expiry: {
    rows: {
      child_name_changes: `changed_at < now() - interval '1 day'`,
      gate_days: `day < now() - interval '400 days'`,
    },
  },
} as const satisfies Domain
