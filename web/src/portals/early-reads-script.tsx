import { useContext } from 'react'
import { useMatches } from 'react-router'
import { pageStylesheetsContext } from '../page/page-styles.tsx'
import { earlyReads, writeReads } from './early-reads.ts'

/**
 * Asks for what a portal's page reads first while its scripts are still on their way; `browserCall` takes the answers.
 * Only for a session that need not be renewed. Rendered on the server alone.
 */
export function EarlyReads() {
  const nonce = useContext(pageStylesheetsContext)?.nonce
  const ids = useMatches().map(({ id }) => id)
  const reads = earlyReads(ids)
  if (reads.length === 0) return null
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: writeReads(reads) }} />
}
