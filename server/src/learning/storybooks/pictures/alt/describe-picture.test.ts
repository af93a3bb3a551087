import { expect, test } from 'vitest'
import { castOf } from '../cast-of.ts'
import { drawPicture } from '../draw-picture.ts'
import { sceneNames, type PictureInput } from '../picture.ts'
import { planPage } from '../plan/plan-page.ts'
import { stagePage } from '../staging/stage-page.ts'
import { propWords } from '../words/prop-words.ts'
import { placeNames } from '../words/scene-words.ts'

const inputs = Array.from({ length: 300 }, (_, seed): PictureInput => {
  const scene = sceneNames[seed % sceneNames.length] ?? 'garden'
  return {
    ...{ text: `${placeNames[scene].en[0]} book bird drum ball rain`, caption: '', prompt: '' },
    ...{ pageNumber: (seed % 12) + 1, pageCount: 12, style: 'comic', seed, cast: castOf(seed) },
  }
})

test('a picture is described in whole sentences, in both languages, in less than 400 letters', () => {
  for (const input of inputs) {
    const { altText } = drawPicture(input)
    for (const text of [altText.en, altText.es]) {
      expect(text).toMatch(/^[A-ZÁÉÍÓÚ][^{}<>]+\.$/)
      expect(text).not.toMatch(/undefined|\s{2}|\s[.,;]|\.\./)
      expect(text.length).toBeLessThan(400)
    }
  }
})

test('what is drawn is named, each thing once, and nothing that is not drawn', () => {
  for (const input of inputs) {
    const plan = planPage(input)
    const { actors, things } = stagePage(input, plan)
    const { altText } = drawPicture(input)
    const shown = new Set([
      ...actors.flatMap(({ holds }) => (holds ? [holds] : [])),
      ...things.map(({ name }) => name),
    ])
    for (const language of ['en', 'es'] as const) {
      for (const name of shown) expect(altText[language]).toContain(propWords[name].name[language])
      for (const name of plan.props.filter((one) => !shown.has(one)))
        expect(altText[language]).not.toContain(propWords[name].name[language])
    }
  }
})

test('a description reads like one', () => {
  const input: PictureInput = {
    ...{
      text: '',
      caption: '',
      prompt: 'Two children watered beans in the garden',
      pageNumber: 12,
      pageCount: 12,
    },
    ...{ style: 'storybook', seed: 12, cast: castOf(12) },
  }
  expect(drawPicture(input).altText).toEqual({
    en: 'Two children in a school garden in the golden light of late afternoon. The child in a wheelchair holds a seedling in a pot, and the child with curly hair holds a watering can.',
    es: 'Dos estudiantes en el huerto de la escuela con la luz dorada de la tarde. Quien usa silla de ruedas sostiene una plantita en una maceta, y quien tiene rizos sostiene una regadera.',
  })
})
