/** A header of a mail, its name in small letters. The first of them was added last. */
type Header = { key: string; value: string }

/** One statement of `Authentication-Results` (RFC 8601): a check, and what it found. */
const statementForm = /^\s*([a-z0-9-]+)\s*(?:\/\s*\d+\s*)?=\s*([a-z]+)/i

/**
 * Whether the server that took a mail in says that its sender is not who it names: DMARC fails, or, where DMARC is not
 * told, SPF or DKIM fails and the other doesn't pass. A server that says nothing of it leaves a mail as it is. The first
 * such header is its own, and of each check the first one counts: what stands below may be the sender's invention.
 */
export function isSenderDisproven(headers: readonly Header[]): boolean {
  const found = readResults(headers)
  const [dmarc] = found.get('dmarc') ?? []
  if (dmarc === 'pass' || dmarc === 'fail') return dmarc === 'fail'
  const checks = [...(found.get('spf') ?? []), ...(found.get('dkim') ?? [])]
  return checks.some((result) => /^(?:soft)?fail$/.test(result)) && !checks.includes('pass')
}

/** What each check found, by the server that speaks first. A mail may have several DKIM signatures. */
function readResults(headers: readonly Header[]): Map<string, string[]> {
  const spoken = headers
    .filter(({ key }) => key === 'authentication-results')
    .map(({ value }) => withoutAsides(value).split(';'))
  const [first] = spoken
  const found = new Map<string, string[]>()
  for (const [server, ...statements] of spoken) {
    if (nameOf(server) !== nameOf(first?.[0])) continue
    const here = Map.groupBy(statements.flatMap(readStatement), ([check]) => check)
    for (const [check, results] of here)
      if (!found.has(check))
        found.set(
          check,
          results.map(([, result]) => result),
        )
  }
  return found
}

/** The name of a server may be followed by the version of the format. */
const nameOf = (server = '') => server.trim().toLowerCase().split(/\s/)[0]

function readStatement(statement: string): [check: string, result: string][] {
  const [, check, result] = statementForm.exec(statement) ?? []
  return check && result ? [[check.toLowerCase(), result.toLowerCase()]] : []
}

/** Comments stand in parentheses, also within each other. They and what is quoted may hold anything, so both are left out. */
function withoutAsides(value: string): string {
  let depth = 0
  let isQuoted = false
  let kept = ''
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? ''
    if (sign === '\\') at += 1
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) kept += sign
  }
  return kept
}
