/** A mail to whoever operates the site. */
export type Alarm = { title: string; moment: 'began' | 'over'; at: number }

/** Something was done of which an alarm must tell. */
export type Expected = { title: string; struckAt: number }

/** What came of an expected alarm; `undefined` where no mail arrived. */
export type AlarmReport = { title: string; afterMs: number | undefined; overAfterMs: number | undefined }

/** How the product calls what the year does. */
export const alarmTitles = { worker: 'No worker is running', backup: 'No backup was made' } as const

/** What an alarm's mail says, if it is one. */
export function readAlarm(mail: string, at: number): Alarm | undefined {
  const [, word, title] = /^subject: .*?\b(Alert|Over): (.+)$/im.exec(mail) ?? []
  if (word === undefined || title === undefined) return undefined
  return { title: title.trim(), moment: word.toLowerCase() === 'alert' ? 'began' : 'over', at }
}

/** Which alarms came after what was done, how late, and which nobody can explain. */
export function judgeAlarms(
  expected: readonly Expected[],
  heard: readonly Alarm[],
): { reports: AlarmReport[]; unexplained: string[] } {
  const reports = expected.map(({ title, struckAt }) => {
    const since = heard.filter((alarm) => alarm.title === title && alarm.at >= struckAt)
    const at = (moment: Alarm['moment']) => since.find((alarm) => alarm.moment === moment)?.at
    const [began, over] = [at('began'), at('over')]
    return {
      title,
      afterMs: began === undefined ? undefined : began - struckAt,
      overAfterMs: over === undefined ? undefined : over - struckAt,
    }
  })
  const titles = new Set(expected.map(({ title }) => title))
  return {
    reports,
    unexplained: [...new Set(heard.map(({ title }) => title))].filter((title) => !titles.has(title)),
  }
}
