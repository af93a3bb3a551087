import type { Language } from '@tower/contract/language.ts'
import type { DisabilityCategory, GoalArea } from '@tower/contract/learning/tools/goals/goal.ts'

/** A present level as teachers write it, and what somebody who knows the trade reads out of it. */
export type PresentLevelCase = {
  studentName: string
  grade: string
  disabilityCategory: DisabilityCategory
  language: Language
  area: GoalArea
  baseline: string
  presentLevel: string
}

const of = (
  who: [studentName: string, grade: string, disabilityCategory: DisabilityCategory, language?: Language],
  area: GoalArea,
  baseline: string,
  presentLevel: string,
): PresentLevelCase => ({
  studentName: who[0],
  grade: who[1],
  disabilityCategory: who[2],
  language: who[3] ?? 'en',
  area,
  baseline,
  presentLevel,
})

/** Thirty present levels: every area, every category of IDEA, kindergarten to grade 12; what teachers publish, in other words. */
export const presentLevels: readonly PresentLevelCase[] = [
  of(
    ['Owen Pratt', '3', 'specific_learning_disability'],
    'reading_fluency',
    '25',
    'Owen is a 3rd grade student who receives in-class support. He decodes second grade sight words well. On curriculum-based measurement his oral reading rate is 25 words correct per minute on second-grade passages. He needs to read faster to keep up with class reading.',
  ),
  of(
    ['Daniela Cruz', '10', 'specific_learning_disability'],
    'reading_fluency',
    '92',
    'Daniela takes part in grade 10 math without help. Reading is slow and labored. Daniela reads aloud 92 words correct per minute in sixth-grade passages; peers read about 150 words per minute. Weekly probes are given in the resource class.',
  ),
  of(
    ['Jeremy Stone', '4', 'other_health_impairment'],
    'calculation',
    '9',
    'Jeremy reads at grade level. Math CBM testing showed that he scored 9 digits correct in a two minute timing, which is at the 17th percentile on district fourth grade norms. He often forgets math homework.',
  ),
  of(
    ['Ava Lindqvist', '5', 'specific_learning_disability'],
    'reading_comprehension',
    '4 of 10',
    'Ava reads fluently but has trouble with questions that ask her to infer. After reading a fourth-grade passage, she answers 4 out of 10 inferential questions correctly.',
  ),
  of(
    ['Marcus Bell', '7', 'other_health_impairment'],
    'behavior',
    '45',
    'Marcus has ADHD. During independent work, Marcus stays on task in 45% of observed intervals, compared with 85% for classmates. Interval data are collected weekly by the school psychologist.',
  ),
  of(
    ['Tyler Boone', '6', 'emotional_disturbance'],
    'behavior',
    '8',
    'Tyler calls out an average of 8 times per class period during whole-group instruction in science and social studies. When redirected he stops for a few minutes. A frequency count is kept by the classroom teacher.',
  ),
  of(
    ['Mia Torres', 'K', 'speech_or_language_impairment'],
    'communication',
    '40',
    'Mia is hard to understand for people who do not know her. She produces the /k/ sound in single words with 40% accuracy when shown pictures. The speech-language pathologist works with her twice a week.',
  ),
  of(
    ['Elijah Ross', '1', 'autism'],
    'communication',
    '3 of 10',
    'Elijah is learning to use a speech-generating device. He requests preferred items in 3 of 10 opportunities during snack. Data are collected daily.',
  ),
  of(
    ['Lena Novak', '3', 'autism'],
    'social',
    '1',
    'Lena likes dinosaurs and talks easily with adults. With peers she maintains a conversation for 1 exchange before she leaves or changes the topic. Peers of her age keep going for five exchanges or more.',
  ),
  of(
    ['Samir Khan', '2', 'autism'],
    'social',
    '2 of 10',
    'At recess Samir walks along the fence. Samir initiates play with a peer in 2 out of 10 opportunities at recess.',
  ),
  of(
    ['Grace Olsen', 'K', 'multiple_disabilities'],
    'self_help',
    '3 of 8',
    'Grace uses a gait trainer and picture symbols. Grace completes 3 of 8 steps of washing her hands with no more than one physical prompt. Staff use a task analysis checklist every day.',
  ),
  of(
    ['Noah Whitfield', '1', 'orthopedic_impairment'],
    'motor',
    '60',
    'Noah has cerebral palsy and uses a walker. He walks 60 feet in the school hallway before he needs to rest. The physical therapist sees him once a week.',
  ),
  of(
    ['Harper Dunn', 'K', 'orthopedic_impairment'],
    'motor',
    '1 of 5',
    'Harper holds adapted scissors with the thumb up. Given adapted scissors, Harper cuts along a straight line in 1 of 5 trials, as recorded by the occupational therapist.',
  ),
  of(
    ['Isaac Monroe', '11', 'intellectual_disability'],
    'transition',
    '5 of 12',
    'Isaac works in the school store two mornings a week and is proud of it. Isaac completes 5 of 12 steps of the closing task on his own. The job coach keeps a checklist each shift.',
  ),
  of(
    ['Brianna Cole', '12', 'intellectual_disability'],
    'transition',
    '40',
    'Brianna wants to work in a bakery. When given a price under twenty dollars, Brianna counts out enough bills with 40% accuracy. Lessons take place in the community on Fridays.',
  ),
  of(
    ['Caleb Fox', '8', 'traumatic_brain_injury'],
    'behavior',
    '12',
    'Since his injury Caleb tires by noon. Caleb takes 12 minutes to begin independent work after the direction is given. Classmates start within one minute.',
  ),
  of(
    ['Rosa Delgado', '9', 'traumatic_brain_injury'],
    'transition',
    '30',
    'Rosa remembers what was said better when she writes it down. She records 30% of assignments in her planner. Missing work has lowered her grades in three classes.',
  ),
  of(
    ['Jonah Weiss', '4', 'visual_impairment'],
    'reading_fluency',
    '38',
    'Jonah reads contracted braille. His rate is 38 words per minute in third-grade braille text. The teacher of students with visual impairments takes weekly data. His visual acuity is 20/200.',
  ),
  of(
    ['Kayla Simmons', '10', 'visual_impairment'],
    'transition',
    '4 of 9',
    'Kayla uses a white cane and wants to ride the city bus to a summer job. Kayla completes 4 of 9 steps of the route to the bus stop without help.',
  ),
  of(
    ['Amir Haddad', '2', 'deafness'],
    'communication',
    '18',
    'Amir communicates in American Sign Language. When shown pictures of school words, Amir signs 18 words correctly. The teacher of the deaf records his progress monthly.',
  ),
  of(
    ['Chloe Barnes', '6', 'hearing_impairment'],
    'communication',
    '2 of 10',
    'Chloe wears hearing aids and often nods when she has not heard. Chloe asks for a message to be repeated in 2 of 10 opportunities in the general education classroom.',
  ),
  of(
    ['Theo Grant', '5', 'deaf_blindness'],
    'communication',
    '20',
    'Theo has low vision and a profound hearing loss and uses touch cues and object symbols. Theo selects the object symbol for the next activity in 20% of opportunities. The intervener keeps daily data.',
  ),
  of(
    ['Wyatt Hughes', '7', 'specific_learning_disability'],
    'writing',
    '1.5 of 4',
    'Wyatt has many ideas and tells them well. In writing, his paragraphs lack a topic sentence and details. On the district rubric Wyatt scores 1.5 out of 4 points when he writes a paragraph. Writing samples are scored every two weeks.',
  ),
  of(
    ['Zoe Patterson', '2', 'specific_learning_disability'],
    'writing',
    '2',
    'Zoe enjoys drawing. Given a picture prompt, Zoe writes 2 complete sentences. Capital letters and periods are often missing.',
  ),
  of(
    ['Miguel Santos', '6', 'specific_learning_disability'],
    'problem_solving',
    '35',
    'Miguel knows his facts but is lost in long problems. Miguel solves two-step word problems with 35% accuracy when the problem is read aloud. Class quizzes are given each week.',
  ),
  of(
    ['Ella Rivers', '3', 'emotional_disturbance'],
    'behavior',
    '2 of 10',
    'When upset, Ella uses a calming strategy from the feelings chart in 2 of 10 opportunities. Most incidents happen after lunch. The school counselor keeps the record.',
  ),
  of(
    ['Aiden Brooks', 'K', 'specific_learning_disability'],
    'reading_fluency',
    '9 of 26',
    'Aiden sings the alphabet song. Shown lower case letters in mixed order, Aiden names 9 of 26 letters.',
  ),
  of(
    ['Sofía Ramírez', '4', 'specific_learning_disability', 'es'],
    'reading_fluency',
    '48',
    'Sofía está en cuarto grado y le gusta leer sobre animales. En textos de tercer grado, Sofía lee en voz alta 48 palabras correctas por minuto. La maestra de educación especial hace pruebas semanales.',
  ),
  of(
    ['Luis Ortega', '8', 'intellectual_disability', 'es'],
    'calculation',
    '6 of 20',
    'Con una calculadora, Luis resuelve 6 de 20 problemas de multiplicación. Sin ella cuenta con los dedos. Se toman datos cada semana.',
  ),
  of(
    ['Valentina Gómez', '1', 'speech_or_language_impairment', 'es'],
    'communication',
    '3 of 10',
    'Valentina follows 3 of 10 two-step directions in class. She watches what others do. The speech-language pathologist takes data every week.',
  ),
]
