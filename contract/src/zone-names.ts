/** How zones of the IANA's list are named: an area and a place. Offsets such as +05:00 know no summer time. */
const shape = /^(UTC|[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_+-]*\d{0,2}){1,2})$/

/** Whether a zone has a name that calendars know. */
export function isZone(name: string): boolean {
  if (!shape.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** The zones of the United States, from east to west. */
export const americanZones = [
  ...(['America/Puerto_Rico', 'America/New_York', 'America/Chicago', 'America/Denver'] as const),
  ...(['America/Phoenix', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'] as const),
  ...(['Pacific/Guam', 'Pacific/Pago_Pago'] as const),
] as const
