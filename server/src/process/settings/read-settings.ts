import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { settingsEndpoints } from '@tower/contract/oversight/settings.contract.ts'
import type { Services } from '../../services.ts'

/** What is set where the site runs, as staff may know it: by name, so that a setting is shown by decision alone. */
export async function readSettings({
  config,
  charity,
}: Pick<Services, 'config' | 'charity'>): Promise<CallOutput<typeof settingsEndpoints.read>> {
  const { name, legalName, ein } = await charity.read()
  return {
    charity: { name, legal_name: legalName, ein: ein ?? null },
    draws: { cron: config.DRAW_CRON, capacity: config.DRAW_CAPACITY },
    school_addresses: config.TEACHER_EMAIL_SUFFIXES,
    limits: {
      second_person_cents: config.SECOND_PERSON_CENTS,
      refund_second_person_cents: config.REFUND_SECOND_PERSON_CENTS,
      second_person_days: config.SECOND_PERSON_DAYS,
      staff_of_one: config.STAFF_OF_ONE,
      reserve_floor_cents: config.RESERVE_FLOOR_CENTS,
      receipt_above_cents: config.RECEIPT_ABOVE_CENTS,
      pool_after_days: config.POOL_AFTER_DAYS,
      unusual_files_a_day: config.UNUSUAL_FILES_A_DAY,
      unusual_rows_a_day: config.UNUSUAL_ROWS_A_DAY,
      unusual_children_a_day: config.UNUSUAL_CHILDREN_A_DAY,
    },
  }
}
