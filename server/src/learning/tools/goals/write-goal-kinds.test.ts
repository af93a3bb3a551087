import { expect, test } from 'vitest'
import { writeGoal } from './write-goal.ts'

const write = (presentLevel: string, language: 'en' | 'es' = 'en') =>
  writeGoal({
    studentName: 'Ana Ruiz',
    grade: '4',
    disabilityCategory: 'autism',
    today: '2026-11-30',
    presentLevel,
    language,
  })
const sentence = (presentLevel: string, language: 'en' | 'es' = 'en') =>
  write(presentLevel, language).goalText

test('walking out of class is to become less, whatever the lesson is called in which it happens', () => {
  const goal = sentence('Ana walks out of class without permission about 5 times a week, mostly in Algebra.')
  expect(goal).toContain('no more than 2 times per week')
  expect(goal).toContain('the need in behavior')
})

test('what was done with help, time with a therapist, when somebody tires and the size of print are no baseline', () => {
  expect(
    write('Ana joins play in 1 out of 5 observations. With prompting this goes up to 3 out of 5.').elements
      ?.baseline,
  ).toMatchObject({ number: 1, of: 5 })
  expect(
    write('Ana copies letters in 40% of trials. OT 30 min/week. She fatigues after about 10 minutes.')
      .elements?.baseline.number,
  ).toBe(40)
  expect(
    write('Ana uses 24 point large print. With large print she reads aloud 64 wpm on 4th grade passages.')
      .elements?.baseline.number,
  ).toBe(64)
})

test('the grade of the text is that of the sentence with the baseline', () => {
  const goal = sentence(
    'Ana reads 5th grade text with few errors. Asked to find the main idea of a passage at the 4th grade level, she is correct in 3 out of 5 trials.',
  )
  expect(goal).toContain('given fourth-grade text')
})

test('a thing that is driven is not walked, and a turn that is waited for is no work that is turned in', () => {
  const chair = 'Ana uses a power wheelchair. She drives it down the hallway for 15 feet.'
  expect(sentence(chair)).toContain('move at least 25 feet in a power wheelchair')
  expect(sentence(chair, 'es')).toContain('silla de ruedas eléctrica')
  const turn = 'When playing board games she waits her turn in 2 out of 8 opportunities.'
  expect(sentence(turn)).toContain('when playing board games, Ana Ruiz will wait for a turn')
  expect(sentence(turn, 'es')).toContain('esperará el turno')
})

test('who signs is not made to speak, and an average of words is no count of words', () => {
  const signs = 'When shown a picture sequence, Ana signs complete sentences in 35% of her turns.'
  expect(sentence(signs, 'es')).toContain('expresará oraciones completas en lengua de señas')
  expect(sentence('In a language sample her mean length of utterance is 1.8 words.')).toContain(
    'use at least 2.7 words per utterance',
  )
})

test('what was solved, written or completed is what will be', () => {
  expect(sentence('On weekly quizzes, Ana correctly solved 2/10 multi-step word problems.')).toContain(
    'solve at least 6 of 10 multi-step word problems',
  )
  expect(sentence('Ana has completed 3 of 10 items on the self-advocacy checklist.')).toContain(
    'complete at least 7 of 10 items on the self-advocacy checklist',
  )
})

test('hurried notes without a name, and Spanish without a pronoun, say who does it all the same', () => {
  expect(sentence('ana struggles w/ integers. solves one step equations w/ 30% accuracy')).toContain(
    'will solve one step equations with at least 65% accuracy',
  )
  expect(
    sentence('Después de leer un texto, contesta correctamente 4 de 10 preguntas de inferencia.', 'es'),
  ).toContain('7 de 10 preguntas de inferencia')
})

test('facts of a one-minute timing are counted by the minute, and word sequences keep their name', () => {
  expect(sentence('On a one minute multiplication timing Ana answers 11 facts correctly.')).toContain(
    '21 facts per minute',
  )
  expect(sentence('Ana writes an average of 14 correct word sequences in 3 minutes.')).toContain(
    '24 correct word sequences in 3 minutes',
  )
})

test('spelling in own writing is not measured by dictation', () => {
  const goal = sentence('Ana spells 55% of words correctly in her own writing.')
  expect(goal).toContain('given a writing prompt')
  expect(goal).toContain('80% of words in own writing')
})

test('what is avoided is not what is done, and harm of another sentence is not what is counted', () => {
  const goal = sentence(
    'Ana transitions between activities without hitting or yelling in 3 out of 10 opportunities.',
  )
  expect(goal).toContain('transition between activities without hitting or yelling in at least 7 of 10')
  const late = sentence('Ana has been on time to class 45% of days. When late she refuses to enter.')
  expect(late).toContain('arrive on time to class in at least 75% of school days')
})

test('responses in which something is done are occasions, and brackets do not hide what was brought', () => {
  expect(
    sentence('Given an article, she cites text evidence to support her answer in 1 of 4 short responses.'),
  ).toContain('cite text evidence to support own answer in at least 3 of 4 short responses')
  expect(sentence('Ana brought all materials (pencil, binder) to 7 of 15 class periods.')).toContain(
    'bring all materials in at least 11 of 15 class periods',
  )
})

test('a score on a rubric named before it is one, and of episodes how long they last is no baseline', () => {
  expect(
    write('On a district rubric (4 pts. possible) she scored a 1 on her last three narrative writing pieces.')
      .elements,
  ).toMatchObject({ area: 'writing', baseline: { number: 1, of: 4, unit: 'points' } })
  expect(
    write('Ana follows directions in 3 of 10 opportunities. Each episode lasts 5-10 minutes.').elements
      ?.baseline.number,
  ).toBe(3)
})

test('feet are walked, whatever the child came with, and what calms is used on occasions, not with accuracy', () => {
  expect(sentence('Ana walks from the bus to her classroom, about 200 feet, with a walker.')).toContain(
    'the need in motor skills',
  )
  expect(sentence("In September Ana used calm down strategies in 10% of the times, now it's 40%.")).toContain(
    'in at least 70% of opportunities',
  )
})

test('of many numbers no more are offered than somebody can choose from', () => {
  const many = Array.from({ length: 40 }, (_, at) => `Ana reads ${at + 1} of 50 words.`).join(' ')
  expect(write(many).asks[0]?.choices).toHaveLength(12)
})

test('bites that are eaten are no biting, peers in brackets are no baseline, and 4/10 accuracy is a share', () => {
  expect(sentence('Ana used a spoon to scoop for 4 of 12 bites at lunch.')).not.toContain('will bite')
  expect(write('Ana stayed on task for 35% of the class period (peers 82%).').elements?.baseline.number).toBe(
    35,
  )
  expect(sentence('Ana answers inferential questions with 4/10 accuracy on 6th grade passages.')).toContain(
    '7 of 10',
  )
})
