/** What `npm start` prints once the server answers. */
export type GreetingFacts = {
  siteName: string
  origin: string
  demo: boolean
  database: 'pglite' | 'postgres'
  dataFolder: string
  role: 'all' | 'web' | 'worker'
  accounts: readonly { email: string; role: string | null; password: string | null }[]
}

/** The lines of the greeting: where to go, and in the demo as whom. */
export function greeting(facts: GreetingFacts): string[] {
  const { siteName, origin, demo, accounts } = facts
  const where = facts.database === 'pglite' ? `embedded in ${facts.dataFolder}` : 'PostgreSQL'
  if (facts.role === 'worker') return [`${siteName} works in the background (database: ${where}).`]
  return [
    '',
    `${siteName} is ready:  ${origin}`,
    `  database            ${where}`,
    `  API                 ${origin}/api/docs`,
    ...(demo
      ? [
          `  captured mail       ${origin}/dev/mailbox`,
          `  all there is to try ${origin}/dev/demo.json`,
          ...people(accounts),
        ]
      : []),
    '',
  ]
}

function people(accounts: GreetingFacts['accounts']): string[] {
  if (accounts.length === 0) return []
  const width = Math.max(...accounts.map(({ email }) => email.length))
  const lines = accounts.map(({ email, password }) => {
    const how = password === null ? 'link by mail, see the captured mail' : `password ${password}`
    return `  ${email.padEnd(width)}  ${how}`
  })
  return ['', 'Demo accounts:', ...lines]
}
