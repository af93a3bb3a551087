/** What systemd would start. */
export type Unit = {
  command: string
  args: string[]
  folder: string
  /** Set by the unit itself; what stands in the files of settings goes before it. */
  environment: Record<string, string>
  environmentFiles: string[]
}

/** Reads as much of a service file as our units use, for one instance. */
export function readUnit(text: string, instance = ''): Unit {
  const lines = text.replaceAll('%i', instance).split('\n')
  const valuesOf = (key: string) =>
    lines.flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1).trim()] : []))
  const [command = '', ...args] = (valuesOf('ExecStart').at(-1) ?? '').split(/\s+/)
  if (command === '') throw new Error('the unit starts nothing')
  const assignments = valuesOf('Environment').flatMap((line) => line.split(/\s+/))
  return {
    command,
    args,
    folder: valuesOf('WorkingDirectory').at(-1) ?? '/',
    environment: Object.fromEntries(
      assignments.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
    ),
    environmentFiles: valuesOf('EnvironmentFile'),
  }
}

/** The example of settings, filled in: each setting stands in it, with `#` before it or not. */
export function fillSettings(example: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^#?${name}=.*$`, 'm')
    if (!line.test(text)) throw new Error(`deploy/.env.example has no ${name}`)
    return text.replace(line, () => `${name}=${/\s/.test(value) ? `"${value}"` : value}`)
  }, example)
}

/** The statements of the first block of SQL in a guide. */
export function readSqlBlock(guide: string): string {
  const block = /^```sql\n(.*?)^```/ms.exec(guide)?.[1]
  if (block === undefined) throw new Error('the guide has no block of SQL')
  return block
}
