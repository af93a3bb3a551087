import type { Language } from '@tower/contract/language.ts'
import type { DisabilityCategory } from '@tower/contract/learning/tools/goals/goal.ts'

type LaterLevel = {
  studentName: string
  grade: string
  disabilityCategory: DisabilityCategory
  presentLevel: string
  language: Language
}

const of = (
  studentName: string,
  grade: string,
  disabilityCategory: DisabilityCategory,
  presentLevel: string,
  language: Language = 'en',
): LaterLevel => ({ studentName, grade, disabilityCategory, presentLevel, language })

/** Written after the thirty were mended, and read once before anything was changed for them: so they show what a teacher meets. */
// prettier-ignore
export const laterGoals: readonly LaterLevel[] = [
  of('Wyatt Coleman', '3', 'specific_learning_disability',
    'Strengths: great vocabulary, loves read alouds. Area of need - decoding. On the most recent phonics survey Wyatt decoded 6/20 CVCe words correctly. He guesses from the first letter. Fluency is 22 wcpm on a 1st grade passage but we are focusing on decoding this year.'),
  of('Aaliyah Foster', '6', 'other_health_impairment',
    'Aaliyah has ADHD. She comes to class without her materials most days. Over the past 3 weeks she brought all required materials (pencil, binder, chromebook) to 7 of 15 class periods.'),
  of('Mason Ortiz', '1', 'autism',
    'Mason needs adult support for transitions. When told to switch activities he drops to the floor or screams. He transitions between activities without dropping or screaming in 3 out of 10 opportunities. Each episode lasts 5-10 minutes.'),
  of('Harper Nguyen', '4', 'specific_learning_disability',
    'Per the latest STAR test, Harper is at the 12th percentile in math. She adds and subtracts within 100 well. Given 10 problems adding fractions with like denominators she got 3 right (30%). She does not yet understand equivalent fractions.'),
  of('Brandon Lee', '10', 'emotional_disturbance',
    "Brandon's attendance in first period is poor. He has been on time to class 45% of days this semester. When late he usually refuses to enter the room. Counseling 1x weekly."),
  of('Grace Okafor', 'PK', 'speech_or_language_impairment',
    'Grace points and grunts to tell what she wants. She currently uses about 10 single words spontaneously during a 20 minute play session. She imitates words when asked. Mom reports more words at home.'),
  of('Diego Salinas', '5', 'specific_learning_disability',
    "Diego's writing lacks organization. On a district rubric (4 pts. possible) he scored a 1 in Organization on his last three narrative writing pieces. He has great ideas and can tell a story orally."),
  of('Chloe Bennett', '7', 'autism',
    'Chloe has a hard time with non-literal language. On a worksheet with 12 idioms she could explain the meaning of 2. Peers find her comments blunt. She gets along with adults.'),
  of('Isaiah Grant', '12', 'intellectual_disability',
    'Isaiah participates in community based instruction. When purchasing an item under $10, he uses the next dollar strategy correctly 2 out of 6 times. He recognizes bills. He wants to shop alone.'),
  of('Lily Sorensen', '2', 'visual_impairment',
    'Lily is learning braille. She reads 38 of the 50 uncontracted letters/contractions taught? The TVI reports that she identifies 14 of 26 braille letters by touch. She tracks with two hands.'),
  of('Emmanuel Joseph', '8', 'specific_learning_disability',
    'Emmanuel reads at a 5.2 grade level on the i-Ready. Given an 8th-grade science article with text to speech, he cites text evidence to support his answer in 1 of 4 short responses. He tends to copy whole sentences'),
  of('Nora Fitzgerald', 'K', 'orthopedic_impairment',
    'Nora walks with a gait trainer. With stand by assist she walks from the bus to her classroom (about 200 feet) with 4 rest breaks. PT 2x30 min per week.'),
  of('Caleb Morris', '9', 'other_health_impairment',
    'Caleb does not advocate for himself. During the last quarter he asked a teacher for help 2 times a week on average, usually after a prompt. He earned D in Biology and F in English. Currently has 11 missing assignments.'),
  of('Zara Hussain', '3', 'hearing_impairment',
    'Zara wears bilateral hearing aids. In a quiet room she repeats back 9 of 10 sentences but with background noise she gets 4 of 10 right. She sits in front.'),
  of('Theo Walsh', '2', 'autism',
    'theo hits or kicks staff and peers when demands are placed. baseline data (10 days) avg. 6.5 aggressions per day. Hypothesis = escape. He responds to first/then boards and breaks'),
  of('Marisol Vega', '6', 'specific_learning_disability',
    'Marisol suma y resta bien. Con problemas de multiplicación de dos dígitos por dos dígitos obtuvo 35% de aciertos en las últimas tres pruebas. Se confunde al llevar.', 'es'),
  of('Andrés Pineda', 'K', 'speech_or_language_impairment',
    'Andrés dice oraciones de 2 palabras. Sigue instrucciones de dos pasos en 2 de 8 oportunidades sin gestos. En casa hablan español.', 'es'),
  of('Savannah Price', '11', 'specific_learning_disability',
    'Savannah takes Algebra 2 with support. She can solve a quadratic equation by factoring with 50 percent accuracy when given a worked example, 20 percent without one. Post-school goal: dental hygienist program.'),
  of('Jaxon Reid', '4', 'emotional_disturbance',
    "Jaxon has made progress! In September he used his calm down strategies in 10% of the times he was upset, now it's 40% (teacher tally). He still rips up papers when he makes a mistake, around 3x a day."),
  of('Beatrice Lam', '1', 'multiple_disabilities',
    'Beatrice uses a switch to take part in class. She activates her switch within 10 seconds of a cue in 30% of trials to participate in circle time. Seizures can affect her alertness.'),
]
