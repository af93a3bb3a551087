import { paths } from '@tower/contract/pages.ts'
import {
  periodOf,
  retention,
  retentionGroups,
  type RetentionLine,
  type RetentionName,
  unansweredToldDays,
} from '@tower/contract/retention.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { dictionaries } from '../../../all-texts.ts'
import { languages } from '@tower/contract/language.ts'
import { fillText } from '../../../texts/fill-text.ts'
import Privacy from '../privacy-page.tsx'
import Refunds from '../refunds-page.tsx'
import Terms from '../terms-page.tsx'

const policies = [
  { Component: Privacy, subject: 'privacyPolicy', path: paths.privacy },
  { Component: Terms, subject: 'termsOfUse', path: paths.terms },
  { Component: Refunds, subject: 'refundPolicy', path: paths.refunds },
] as const

test.each(policies)(
  '$path says all of its words in each language, and leads to the other policies and to a person',
  ({ Component, subject, path }) => {
    for (const language of languages) {
      const { shell, retentionTable, [subject]: texts } = dictionaries[language]
      const loaderData = { root: { language, texts: { shell, retentionTable, [subject]: texts } } }
      const Stub = createRoutesStub([{ id: 'root', path, loader: () => loaderData.root, Component }])
      const html = renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData }} />)
      const words = [texts.lead, ...texts.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs])]
      for (const said of words) expect(html).toContain(said)
      // Each part is where its link leads.
      for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`)
      if (path === paths.privacy) expect(html.match(/href="#/g)).toHaveLength(texts.sections.length + 1)
      for (const other of [...policies.map((policy) => policy.path), paths.contact])
        expect(html.includes(`href="${other}"`), other).toBe(other !== path)
    }
  },
)

const lines = Object.entries(retention) as [RetentionName, RetentionLine][]

/** One line as the page says it. */
function saidOf(language: 'en' | 'es', [name, line]: [RetentionName, RetentionLine]) {
  const { what, howLong, why } = dictionaries[language].retentionTable.lines[name]
  return { what, howLong: fillText(howLong, { n: periodOf(line) ?? '', told: unansweredToldDays }), why }
}

test.each(languages)(
  'in %s the privacy page says of every line of the table what, how long and why',
  (language) => {
    const { shell, privacyPolicy, retentionTable } = dictionaries[language]
    const loaderData = { root: { language, texts: { shell, privacyPolicy, retentionTable } } }
    const Stub = createRoutesStub([
      { id: 'root', path: '/', loader: () => loaderData.root, Component: Privacy },
    ])
    const html = renderToString(<Stub initialEntries={['/']} hydrationData={{ loaderData }} />)
    for (const line of lines) {
      const said = saidOf(language, line)
      for (const words of Object.values(said)) expect(html, line[0]).toContain(words)
      const period = periodOf(line[1])
      // The next school year is one, in words.
      if (period !== undefined && !('schoolYearsAfter' in line[1]))
        expect(said.howLong).toContain(String(period))
      expect(said.howLong).not.toContain('{')
    }
  },
)

test('the manual says of every line what the privacy page says', () => {
  const manual = readFileSync(join(import.meta.dirname, '../../../../../docs/operations/privacy.md'), 'utf8')
  const { groups } = dictionaries.en.retentionTable
  const said = retentionGroups.map((group) => {
    const own = lines.filter(([, line]) => line.group === group).map((line) => saidOf('en', line))
    const rows = own.map(({ what, howLong, why }) => `- **${what}**: ${howLong}. ${why}`)
    return `### ${groups[group]}\n\n${rows.join('\n')}\n`
  })
  for (const part of said) expect(manual).toContain(part)
})
