import { expect, test } from 'vitest'
import { createFindPrivate } from './find-private.ts'

const finds = {
  en: createFindPrivate({ students: [], asksNames: true, language: 'en' }),
  es: createFindPrivate({ students: [], asksNames: true, language: 'es' }),
}
const asked = (text: string, language: keyof typeof finds) =>
  finds[language](text).map(({ start, end }) => text.slice(start, end))

/** Names that stand in no list of given names. */
const rare = 'Zyaire Quetzalli Nizhoni Xiadani Saoirse Oluwaseun Thandiwe Braelynn McKenzi Dzung Ngozi'.split(
  ' ',
)
const children = {
  en: [
    'We helped {name} find it.',
    'On Monday, {name} brought a rock.',
    'We gave the cup to {name}.',
    'Our friend {name} laughed.',
    'It was {name}’s turn.',
    'The class and {name} built it.',
    '“Look,” said {name}.',
    'We sat with {name}.',
  ],
  es: [
    'Ayudamos a {name} con la cubeta.',
    'El lunes {name} trajo una piedra.',
    'Era el turno de {name}.',
    'Nuestra amiga {name} se rió.',
    'Nos sentamos con {name}.',
    'Ese día a {name} se le cayó todo.',
    '“Mira”, dijo {name}.',
  ],
}
/** Written large, and nobody's name. */
const nobody = {
  en: [
    'We went to Sedona on the bus and saw the Grand Canyon.',
    'We wrote in Spanish on the Chromebook and built a Lego tower.',
    'We learned about Venus and Saturn in Science.',
    'It was Picture Day at Lincoln Elementary, and Earth Day in Reid Park.',
    'Nibbles the hamster slept. Our hamster Nibbles woke. We named it Burrito.',
    'Mr. Begay and Officer Daniels came on Friday.',
    'We watched Zootopia and played Kahoot.',
    'Printer ink ran out. Docents helped us.',
    'Our team, the Roadrunners, won.',
    'THE GREAT RACE OF OUR CLASS',
  ],
  es: [
    'Fuimos a Hermosillo y a Nogales.',
    'Cantamos Cielito Lindo en el Día de las Madres.',
    'Aprendimos de Teotihuacán y vimos la película Zootopia.',
    'El hámster Pelusa se escapó. Le pusimos Solecito.',
    'El equipo de los Coyotes ganó. Impresoras hay dos.',
  ],
}

test.each(['en', 'es'] as const)(
  'a name that stands in no list is asked about where its sentence says that it is somebody, in the language %s',
  (language) => {
    for (const name of rare)
      for (const frame of children[language]) {
        const text = frame.replace('{name}', name)
        expect([text, asked(text, language)]).toEqual([text, [expect.stringContaining(name)]])
      }
  },
)

test.each(['en', 'es'] as const)(
  'places, makers, titles, subjects, animals and what is large at the beginning are not asked about in the language %s',
  (language) => {
    for (const text of nobody[language]) expect([text, asked(text, language)]).toEqual([text, []])
  },
)

test('once a sentence says that it is somebody, the name is found where a sentence begins as well, and with what comes after it', () => {
  expect(asked('Zyaire planted. We helped Zyaire.', 'en')).toEqual(['Zyaire', 'Zyaire'])
  expect(asked('Then Zyaire Bell said it.', 'en')).toEqual(['Zyaire Bell'])
  expect(asked('We thanked Zyaire and Emma.', 'en')).toEqual(['Zyaire and Emma'])
})

test('written small elsewhere it is a word, and what its teacher kept is not asked about again', () => {
  expect(asked('We love salsa. Then Salsa won.', 'en')).toEqual([])
  const find = createFindPrivate({
    ...{ students: [], asksNames: true, language: 'en', keptWords: ['Zyaire'] },
  })
  expect(find('We helped Zyaire find it.')).toEqual([])
})
