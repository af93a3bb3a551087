import type { Language } from '@tower/contract/language.ts'
import type { DisabilityCategory, GoalArea } from '@tower/contract/learning/tools/goals/goal.ts'
import type { PresentLevelCase } from '../goals/present-levels.ts'

type Who = readonly [name: string, grade: string, category: DisabilityCategory, language?: Language]

const of = (who: Who, area: GoalArea, baseline: string, presentLevel: string): PresentLevelCase => ({
  ...{ studentName: who[0], grade: who[1], disabilityCategory: who[2], language: who[3] ?? 'en' },
  ...{ area, baseline, presentLevel },
})

/** Present levels as IEP samples have them, in other words: benchmarks, peers and last year's figures stand beside the one that counts. */
// prettier-ignore
export const goalReadings: readonly PresentLevelCase[] = [
  of(['Jalen Whitaker', '2', 'specific_learning_disability'], 'reading_fluency', '31',
    'Jalen is a hard-working second grader who enjoys science. According to mid-year testing, Jalen reads 31 words correct per minute with 84% accuracy on a 2nd grade passage. The benchmark for this time of year is 72 wcpm. He receives 30 minutes of reading intervention daily.'),
  of(['Sienna Park', '5', 'specific_learning_disability'], 'reading_comprehension', '3 of 5',
    'Sienna reads 5th grade text with few errors. When asked to find the main idea of a nonfiction passage at the 4th grade level, she is correct in 3 out of 5 trials. She relies on the pictures and headings.'),
  of(['Devon Hart', '8', 'other_health_impairment'], 'writing', '14',
    "Devon's written expression is below grade level. On CBM writing probes he writes an average of 14 correct word sequences in 3 minutes; the grade 8 average is 55. He does better when he can talk about his ideas first."),
  of(['Brooklyn Hayes', '4', 'specific_learning_disability'], 'calculation', '45',
    'Brooklyn knows her addition facts. She can multiply single digits, but when given 2-digit by 1-digit multiplication problems with regrouping she gets 45% correct. Uses a multiplication chart as an accommodation.'),
  of(['Ty Robinson', '6', 'autism'], 'problem_solving', '2 of 10',
    'Ty computes well. On weekly quizzes, he correctly solved 2/10 multi-step word problems. He does not show his work and gets frustrated when he has to explain his thinking.'),
  of(['Lucía Paredes', '1', 'speech_or_language_impairment'], 'communication', '50',
    'Lucía currently produces /r/ in the initial position of words with 50% accuracy given a verbal model. In conversation, unfamiliar listeners often ask her to repeat.'),
  of(['Kai Nakamura', 'K', 'autism'], 'social', '1 of 5',
    "Kai plays alone most of the day. During free choice centers he joined a peer's play in 1 out of 5 observations. With adult prompting this goes up to 3 out of 5."),
  of(['Destiny Alvarez', '9', 'emotional_disturbance'], 'behavior', '5',
    "Destiny walks out of class without permission about 5 times a week, mostly in Algebra and English. The team's FBA says the function is escape. She has a good relationship with Mr. Tate, the dean."),
  of(['Henry Bishop', '3', 'other_health_impairment'], 'behavior', '6',
    'Henry is able to work independently for about 6 minutes before he needs a redirection. His peers work for 20 minutes. Data was taken over two weeks using a timer.'),
  of(['Imani Clarke', '7', 'hearing_impairment'], 'communication', '60',
    'Imani uses an FM system. When her hearing aid battery is low she tells an adult in 60% of opportunities.'),
  of(['Oliver Stanton', '2', 'orthopedic_impairment'], 'motor', '40',
    'Oliver has left hemiplegia. He can copy letters legibly in 40% of trials on wide ruled paper. OT 30 min/week. He fatigues after about 10 minutes.'),
  of(['Penelope Ruiz', 'K', 'multiple_disabilities'], 'self_help', '2 of 6',
    'Penelope attends a self contained class. During the arrival routine, Penelope independently completes 2 of the 6 steps (unzip coat, hang coat, unpack, folder in bin, wash hands, sit down).'),
  of(['Jordan Ellis', '11', 'intellectual_disability'], 'transition', '12',
    'Jordan would like to work at a grocery store. On the job site he stays on an assigned task for 12 minutes before needing a prompt from his job coach. The employer expects 30 minutes.'),
  of(['Morgan Yates', '12', 'autism'], 'transition', '3 of 10',
    'Morgan plans to attend community college. Morgan has completed 3 of 10 items on the self-advocacy checklist, such as emailing an instructor and asking for accommodations.'),
  of(['Ruth Adeyemi', '5', 'visual_impairment'], 'reading_fluency', '64',
    'Ruth uses 24 point large print and a CCTV. With large print she reads aloud 64 wpm on 4th grade passages, with good comprehension.'),
  of(['Nico Bernal', '10', 'traumatic_brain_injury'], 'transition', '1 of 5',
    'Following a car accident in 2024, Nico has trouble with memory. Nico writes down his homework in his agenda 1 out of 5 days.'),
  of(['Amina Farah', '3', 'deafness'], 'communication', '35',
    "Amina's primary language is ASL. When shown a picture sequence, Amina signs complete sentences in 35% of her turns. She is proud to teach signs to hearing classmates."),
  of(['Felix Grady', '1', 'deaf_blindness'], 'communication', '4 of 10',
    'Felix has Usher syndrome. He reaches for an object to make a choice between two items in 4 out of 10 trials across the school day.'),
  of(['Carmen Ibáñez', '4', 'specific_learning_disability', 'es'], 'reading_comprehension', '4 of 10',
    'Carmen lee despacio pero con buena entonación. Después de leer un texto de tercer grado, contesta correctamente 4 de 10 preguntas de inferencia. Trabaja mejor en grupos pequeños.'),
  of(['Tomás Aguilar', '2', 'autism', 'es'], 'behavior', '7',
    'Tomás se levanta de su asiento sin permiso un promedio de 7 veces por clase. La maestra lleva un registro diario.'),
  of(['Ivy Larson', '6', 'emotional_disturbance'], 'behavior', '25',
    "Ivy often shuts down when work is hard. She completes 25% of her classwork assignments in a given week. When she works in the resource room it's closer to 70%."),
  of(['Zion Mitchell', 'K', 'speech_or_language_impairment'], 'communication', '1.8',
    'Zion uses mostly one-word phrases. In a language sample his mean length of utterance is 1.8 words; children his age have about 4.'),
  of(['Peyton Shaw', '7', 'specific_learning_disability'], 'writing', '55',
    "Peyton spells 55% of words correctly in his own writing. He studies for spelling tests and does well, but it doesn't carry over."),
  of(['Layla Haddad', '1', 'specific_learning_disability'], 'reading_fluency', '17 of 50',
    'Layla can identify all letter names. She reads 17 out of 50 first grade high frequency words. Her parents say that she avoids reading at home.'),
  of(['Grant Oduya', '9', 'specific_learning_disability'], 'calculation', '30',
    'grant struggles w/ integers. solves one step equations w/ 30% accuracy on last 3 quizzes. ok with a calculator'),
  of(['Skye Brennan', '4', 'other_health_impairment'], 'social', '2 of 8',
    'Skye interrupts peers. When playing board games at lunch bunch she waits her turn in 2 out of 8 opportunities without a reminder.'),
  of(['Eli Vance', '8', 'intellectual_disability'], 'transition', '3 of 9',
    'Eli can make a sandwich with help. Eli completes 3 out of 9 steps of a picture recipe on his own. He loves to cook with his grandmother.'),
  of(['Noor Rahman', '2', 'orthopedic_impairment'], 'motor', '15',
    'Noor uses a power wheelchair. She drives it down the hallway for 15 feet without bumping into people or walls. The PT sees her every other week.'),
  of(['Sam Kowalski', '10', 'autism'], 'social', '1',
    'Sam has a strong vocabulary and loves trains. In group work, Sam makes 1 on-topic comment per class period. Teachers report that peers are patient with him.'),
  of(['Bella Ontiveros', '5', 'specific_learning_disability'], 'calculation', '11',
    "Bella's fact fluency is a concern. On a one minute multiplication timing Bella answers 11 facts correctly. Class average is 28. She uses her fingers."),
]

/** Present levels without a number that could be measured again: the tool must ask and write nothing. */
export const numberlessReadings: readonly Pick<
  PresentLevelCase,
  'studentName' | 'language' | 'presentLevel'
>[] = [
  {
    studentName: 'Riley Moss',
    language: 'en',
    presentLevel: 'Riley struggles with reading and is well below grade level. Avoids reading aloud.',
  },
  {
    studentName: 'Ezra Cole',
    language: 'en',
    presentLevel: 'has meltdowns when the schedule changes, esp. after lunch. takes a long time to calm down',
  },
  {
    studentName: 'Rosa Pineda',
    language: 'es',
    presentLevel:
      'Se le dificulta seguir instrucciones y terminar su trabajo. Necesita muchos recordatorios.',
  },
  {
    studentName: 'Clara Boyd',
    language: 'en',
    presentLevel:
      'Clara scored at the 8th percentile in Broad Math (standard score 79). She is in 6th grade and receives 45 minutes of math support.',
  },
]
