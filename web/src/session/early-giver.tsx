import { useContext } from 'react'
import { pageStylesheetsContext } from '../page/page-styles.tsx'
import { fillGiverField } from './giver-field.ts'

/** The few words that tell who gives, before the page has hydrated and after. Rendered on the server alone. */
export function EarlyGiver() {
  const nonce = useContext(pageStylesheetsContext)?.nonce
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: fillGiverField }} />
}
