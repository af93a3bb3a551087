import { paths } from '@tower/contract/pages.ts'
import { prospectRetention } from '@tower/contract/people/prospects.ts'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { dictionaries } from '../../../all-texts.ts'
import { languages } from '@tower/contract/language.ts'
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
      const { shell, [subject]: texts } = dictionaries[language]
      const loaderData = { root: { language, texts: { shell, [subject]: texts } } }
      const Stub = createRoutesStub([{ id: 'root', path, loader: () => loaderData.root, Component }])
      const html = renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData }} />)
      const words = [texts.lead, ...texts.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs])]
      for (const said of words) expect(html).toContain(said)
      for (const other of [...policies.map((policy) => policy.path), paths.contact])
        expect(html.includes(`href="${other}"`), other).toBe(other !== path)
    }
  },
)

test('the privacy page says how long what nobody allows is kept of a child, as the job does', () => {
  const { unansweredToldDays, unansweredGoneDays, wordsDays, mediaHours } = prospectRetention
  expect(mediaHours).toBeLessThan(24)
  for (const language of languages) {
    const said = dictionaries[language].privacyPolicy.sections.flatMap(({ paragraphs }) => [...paragraphs])
    const sentence = said.find((paragraph) => paragraph.includes(` ${unansweredGoneDays} `)) ?? ''
    for (const days of [unansweredToldDays, unansweredGoneDays, wordsDays])
      expect(sentence).toContain(` ${days} `)
  }
})
