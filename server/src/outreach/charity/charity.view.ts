import type { CharityDefaults, CharityRevision } from '@tower/contract/outreach/charity.contract.ts'
import type { CharityDetails } from '../../charity.ts'
import type { DetailsRow } from './charity.queries.ts'

/** A saving as staff see it. */
export function viewDetails(row: DetailsRow): CharityRevision {
  const { number, name, legal_name, ein, address, email, phone, color_day, color_night } = row
  const { logo_url, picture_url, saved_by, restores } = row
  return {
    ...{
      number,
      name,
      legal_name,
      ein,
      address,
      email,
      phone,
      color_day,
      color_night,
      logo_url,
      picture_url,
    },
    ...{ saved_at: row.saved_at?.toISOString() ?? null, saved_by, restores },
  }
}

/** What the configuration says. */
export function viewDefaults({ name, legalName, ein, address, phone }: CharityDetails): CharityDefaults {
  return { name, legal_name: legalName, ein: ein ?? null, address: address ?? null, phone: phone ?? null }
}

export const detailsHeader = [
  ...['Version', 'Saved (UTC)', 'By', 'Name', 'Legal name', 'EIN', 'Address', 'Email', 'Phone'],
  ...['Color by day', 'Color by night', 'Logo', 'Preview picture', 'Restores'],
]

/** A saving as a line of a file. */
export function viewDetailsCells(row: DetailsRow): (string | number)[] {
  const said = [row.name, row.legal_name, row.ein, row.address, row.email, row.phone, row.color_day]
  return [
    ...[row.number, row.saved_at?.toISOString() ?? '', row.saved_by ?? ''],
    ...[...said, row.color_night, row.logo_url, row.picture_url].map((value) => value ?? ''),
    row.restores ?? '',
  ]
}
