import type { Language } from '@tower/contract/language.ts'
import type { NoteTone } from '@tower/contract/learning/tools.ts'
import type { NoteInput } from '../../../src/learning/tools/notes/note.ts'
import { builtInTemplates } from '../../../src/learning/tools/notes/templates/built-in-templates.ts'

/** What a teacher types on a phone between two lessons: short, lower case, abbreviated, several things at once. */
type Row = readonly [
  key: string,
  tone: NoteTone,
  language: Language,
  name: string,
  points: string,
  classmates?: readonly string[],
]

// prettier-ignore
const rows: readonly Row[] = [
  ['praise', 'warm', 'en', 'Aaliyah Washington', 'had an amazing week! finished all her work, was a good friend to a new student & got a 100 on her sight words'],
  ['praise', 'brief', 'en', 'Dashawn Lewis', 'stayed on green all day, first time this month!!'],
  ['praise', 'professional', 'en', 'Priya Raghunathan', 'wrote 2 full paragraphs w/o help today, her handwriting is getting so much neater'],
  ['praise', 'celebratory', 'es', 'José Ángel Peña', 'read his first chapter book all by himself, so proud of him'],
  ['praise', 'warm', 'es', 'Ximena Quiñones', 'hoy ayudó a un compañero que estaba triste, levantó la mano y participó mucho'],
  ['missing_work', 'professional', 'en', 'Tyrese Coleman', 'missing assignments: science lab, vocab unit 4, math p 112-113. grade is now a D. can make up work thru 12/11'],
  ['missing_work', 'warm', 'en', 'Hannah Schmidt', 'hw not turned in 4x this month. she understands the math but forgets to put it in her folder. pls check folder nightly'],
  ['missing_work', 'brief', 'en', 'Minh Anh Nguyen', 'owes me reading log + spelling menu, due wed'],
  ['missing_work', 'celebratory', 'es', "Marcus O'Neill", 'turned in 3 of his 5 missing assignments! still owes social studies map and book report by Fri'],
  ['missing_work', 'warm', 'es', 'Emiliano Duarte', 'no entregó la tarea de matemáticas esta semana, por favor revise su mochila, puede entregarla hasta el lunes'],
  ['absence', 'professional', 'en', 'Jayden Brooks', 'absent 9 days this yr, 3 unexcused. pls send dr note or call the office 555-0137'],
  ['absence', 'warm', 'en', 'Lily-Rose Dubois', 'out since weds with flu. everyone misses her. no rush on makeup work, i put it in a blue folder at the front office'],
  ['absence', 'brief', 'en', 'Amir Hassan', 'tardy 6 times since oct, misses morning mtg and phonics. bell rings 7:50'],
  ['absence', 'celebratory', 'es', 'Kiara Bell', 'welcome back! she jumped right back in. has a make up quiz thurs during specials'],
  ['absence', 'warm', 'es', 'Santiago Ibarra', 'faltó lunes y martes, ojalá se sienta mejor, el examen de ciencias es el jueves'],
  ['behavior', 'warm', 'en', 'Caden Novak', "hit Jaylen at recess today bc he wouldn't share the ball. he calmed down in the reading corner & apologized. please talk w/ him about using words", ['Jaylen Ford']],
  ['behavior', 'professional', 'en', 'Jasmine Ortega', 'disruptive in music, refused to follow directions, threw a pencil. lost her recess. she has had a great month otherwise'],
  ['behavior', 'brief', 'en', 'Elijah Grant', 'orange today. talking during test, out of seat. he was honest about it'],
  ['behavior', 'professional', 'en', 'Sophie Tran', 'was crying at lunch, told me other girls are leaving her out. i talked to all of them. counselor will check in tmrw. she was brave to tell me'],
  ['behavior', 'warm', 'es', 'Mateo Villalobos', 'empujó a un compañero en la fila, se disculpó, tuvo un buen día después, hable con él en casa por favor'],
  ['field_trip', 'warm', 'en', 'Ben Carter', 'aquarium trip Fri Dec 18! bus leaves at 8:30 sharp, back around 2:15. $15 or scholarship avail. slip due 12/9. pack sack lunch w/ name on it, no glass'],
  ['field_trip', 'professional', 'en', 'Amelia Rossi', '4th grade going to state capitol on 12/10. students need to be here by 7:15am. bring $ for gift shop (optional, max $20). wear class shirts'],
  ['field_trip', 'brief', 'es', 'Kofi Mensah', 'still need permission slip for nature center, trip is tomorrow'],
  ['field_trip', 'celebratory', 'en', 'Diego Marín', 'he and his sister Lucia are singing at the senior center thurs at 1, wear white shirt & dark pants, families welcome'],
  ['field_trip', 'warm', 'es', 'Paola Jiménez', 'paseo al museo de ciencias el viernes 18 de diciembre, salida a las 8:30, cuesta $10, mandar lonche y suéter, permiso firmado para el 11 de diciembre'],
  ['supplies', 'brief', 'en', 'Wyatt Cooper', 'out of pencils & glue sticks again. also needs new headphones'],
  ['supplies', 'warm', 'es', 'Zara Ahmed', 'class party 12/17, we need juice boxes, napkins, & fruit. no nuts pls. sign up sheet by the door'],
  ['supplies', 'professional', 'en', 'Connor Walsh', 'chromebook charger is missing, replacement is $35, please look at home first'],
  ['supplies', 'celebratory', 'es', 'Renata Solís', 'gracias por los pañuelos, todavía necesitamos toallitas y hojas blancas, para el lunes'],
  ['conference', 'warm', 'en', 'Isaiah Turner', "conf on Tues 12/1 3:40-4:00 rm 208. want to go over MAP scores + how he's doing w/ friends. zoom ok too"],
  ['conference', 'professional', 'en', 'Grace Okafor', 'you missed our conference on 11/19, can we reschedule? i have openings mon 12/7 at 7:30am or wed 12/9 at 4'],
  ['conference', 'brief', 'en', 'Leilani Kealoha', 'need to meet re: reading goals this week or next, what time works?'],
  ['conference', 'warm', 'es', 'Joaquín Rentería', 'reunión el martes 8 de diciembre a las 3:30 en el salón 12, vamos a hablar de lectura y matemáticas, hay intérprete'],
  ['progress', 'warm', 'es', 'Logan Fitzgerald', 'went from level D to level G since sept!! still mixes up b and d. please practice the word ring 5 mins a night'],
  ['progress', 'professional', 'en', 'Fatima Zahra Benali', "math: 78% on fractions test, up from 54. struggling w/ word problems. tutoring is tues/thurs 3-3:45 if you're interested"],
  ['progress', 'brief', 'en', 'Riley Morgan', 'knows 18 of 26 letter sounds, all colors & shapes, working on counting past 20 and zipping their coat'],
  ['progress', 'celebratory', 'en', 'Nevaeh Robinson', 'passed her 7s and 8s times tables, made honor roll, wrote an awesome opinion piece about zoos'],
  ['progress', 'warm', 'es', 'Andrés Felipe Rojas', 'ya lee 55 palabras por minuto, empezó el año con 30, necesita practicar las restas, leer 15 minutos diarios'],
  ['health', 'professional', 'en', 'Evelyn Park', 'bumped heads w/ another kid in PE 10:15. nurse checked her, no swelling, ice 15 min. watch for headache or dizziness tonight'],
  ['health', 'warm', 'en', 'Theo Marsh', "didn't eat much at lunch and said tummy hurt. no fever. rested in nurse's office 20 min then felt better"],
  ['health', 'brief', 'es', 'Carlos Mendez-Ruiz', 'inhaler is empty, pls send a new one, nurse needs updated form by Monday'],
  ['health', 'professional', 'es', 'Harper Quinn', 'a case of strep throat in our room. watch for sore throat, fever, rash. keep home until 24 hrs on antibiotics'],
  ['health', 'warm', 'es', 'Camila Herrera', 'se cayó en el recreo y se raspó la rodilla, la enfermera la limpió, está bien'],
  ['welcome', 'warm', 'en', 'Rohan Desai', 'so excited to have him in my class! new student night is mon jan 4 at 5:30. our day is 8:05-2:50. specials: M art, T PE, W music, Th library'],
  ['welcome', 'professional', 'en', 'Abigail Stone', 'hi im ms rivera, this is my 11th year teaching 2nd. i send a newsletter every fri. best way to reach me is remind app or email krivera@example.org'],
  ['thanks', 'warm', 'es', 'Finn Gallagher', 'thx for donating the books and coming to read to us! the kids are still talking about it'],
  ['thanks', 'professional', 'en', 'Amara Osei', "thank you for chaperoning the zoo trip, couldn't have done it without you"],
  ['thanks', 'brief', 'es', 'Valentina Cortés', 'gracias por el pastel y por ayudar en la fiesta, a los niños les encantó'],
  ['end_of_year', 'warm', 'en', 'Silas Whitmore', 'what a year! he grew so much as a reader and made so many friends. party fri 6/4 at 1:30. lib books due 5/28. summer packet is optional'],
  ['end_of_year', 'celebratory', 'es', 'Mía Fernanda López', 'se gradúa de kínder, ya lee todas sus palabras, ceremonia el jueves 3 de junio a las 9, traer una mochila vacía el último día'],
]

/** Fifty notes for a reading by people, written by somebody who did not know what the writer understands. */
export const noteReadings: readonly NoteInput[] = rows.map(
  ([key, tone, language, fullName, points, classmates], index) => {
    const template = builtInTemplates.find((one) => one.key === key)
    if (template === undefined) throw new Error(`no template ${key}`)
    return {
      template: { key, title: template.title.en, body: template.body },
      ...{ student: { fullName }, teacherName: 'Ms. Rivera' },
      ...{ tone, language, points, today: '2026-11-23', seed: index + 101 },
      ...(classmates ? { classmates } : {}),
    }
  },
)
