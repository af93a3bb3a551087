import { useContext } from 'react'
import { pageSheetsContext } from '../ui/page-styles.tsx'
import { fillGiverField } from './giver-field.ts'

/** The few words that tell who gives, before the page has come alive and after. Drawn on the server alone. */
export function EarlyGiver() {
  const nonce = useContext(pageSheetsContext)?.nonce
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: fillGiverField }} />
}
