import { builtInTemplates } from '../../../src/learning/tools/notes/templates/built-in-templates.ts'
import type { NoteTone } from '@tower/contract/learning/tools.ts'
import type { NoteInput } from '../../../src/learning/tools/notes/note.ts'

/**
 * What teachers of small children write home about: points of the kind that letters and pages of teachers show, reworded, with made-up
 * names, days and sums. The day of writing is a Monday in November.
 */
type Row = readonly [key: string, tone: NoteTone, name: string, points: string]

const rows: readonly Row[] = [
  ['praise', 'warm', 'Maya Torres', 'helped a new student find the library, shared her markers, so kind'],
  ['praise', 'celebratory', 'Liam Chen', 'got 18/20 on spelling test, studied every night'],
  ['praise', 'brief', 'Sofia Reyes', 'raised hand all week, great listener'],
  [
    'praise',
    'professional',
    'Noah Brown',
    'read aloud in front of the class for the first time on Tuesday, was nervous but tried hard',
  ],
  [
    'praise',
    'warm',
    'Camila Ortiz',
    'terminó su proyecto de ciencias, ayudó a sus compañeros, sacó 95% en el examen de matemáticas',
  ],
  [
    'missing_work',
    'warm',
    'Maya Torres',
    'missing 3 math homeworks, due Fri 12/4, can stay after school Tue',
  ],
  [
    'missing_work',
    'professional',
    'Ethan Davis',
    'has not turned in reading log or book report; grade in reading is C; can turn in late until Dec 11',
  ],
  [
    'missing_work',
    'brief',
    'Olivia Nguyen',
    '2 spelling pages not turned in, due tomorrow, works hard in class',
  ],
  [
    'missing_work',
    'celebratory',
    'Diego Ramos',
    'great job on fractions, missing math pages 14-15, please send back by Thursday',
  ],
  [
    'missing_work',
    'warm',
    'Ana Flores',
    'le faltan 2 tareas de lectura, entregar el viernes 4 de diciembre, puede quedarse después de clases el jueves',
  ],
  [
    'absence',
    'warm',
    'Lucas Martin',
    'absent Mon and Tue, hope he feels better, missed work is in the folder, spelling test Thursday at lunch',
  ],
  [
    'absence',
    'professional',
    'Emma Wilson',
    'absent 5 days this month, missed 2 math tests, please send a doctor note by 12/2',
  ],
  ['absence', 'brief', 'Mateo Cruz', 'late 3 times this week, school starts at 8:10, loves math'],
  [
    'absence',
    'celebratory',
    'Isla Kim',
    'back at school today! did great work in reading, needs to finish 2 worksheets by Friday',
  ],
  [
    'behavior',
    'warm',
    'Jack Miller',
    'pushed a classmate in line after recess, was upset, said sorry, we talked about it, please talk with him at home',
  ],
  [
    'behavior',
    'professional',
    'Aria Patel',
    'talked during lesson 4 times, left her seat, I moved her seat, she is a good friend',
  ],
  [
    'behavior',
    'brief',
    'Leo Garcia',
    'trouble keeping hands to self at recess, lost 5 minutes of recess, he apologized',
  ],
  [
    'behavior',
    'warm',
    'Zoe Adams',
    'used unkind words at lunch, took a break and calmed down, we made a plan. Call me at 555-0142',
  ],
  [
    'behavior',
    'professional',
    'Daniel Vega',
    'no siguió las instrucciones en el recreo, pidió perdón, hablamos de esto, es muy amable',
  ],
  [
    'field_trip',
    'warm',
    'Maya Torres',
    'trip to the pumpkin patch Thurs 12/3, leave at 10:50, back by 2:00, $7.50 cash, slip and money due Fri 11/27, bring a drink',
  ],
  [
    'field_trip',
    'professional',
    'Ryan Scott',
    'science museum Fri Dec 11, bus leaves 9:15am, back by 2:30pm, cost $12, need 3 chaperones, permission slip due Dec 4',
  ],
  [
    'field_trip',
    'brief',
    'Chloe Young',
    'zoo Wed 12/9, bag lunch, wear sneakers and jacket, sign permission slip by Monday',
  ],
  [
    'field_trip',
    'celebratory',
    'Pablo Luna',
    'walking trip to fire station on Thursday at 10, free, wear class shirt, bring a water bottle',
  ],
  [
    'field_trip',
    'warm',
    'Valeria Soto',
    'excursión al zoológico el jueves 10 de diciembre, salimos a las 9:00, regresamos a las 2:30, cuesta $8, traer almuerzo y botella de agua',
  ],
  [
    'supplies',
    'warm',
    'Mia Lopez',
    'we are running low on tissues and wipes, need glue sticks too, thank you for your help',
  ],
  [
    'supplies',
    'professional',
    'Owen Hall',
    'needs 2 folders, 24 sharpened pencils, a pencil case and headphones by Monday 12/7',
  ],
  ['supplies', 'brief', 'Ella King', 'change of clothes in a bag, label everything, by Friday'],
  [
    'supplies',
    'celebratory',
    'Tomas Rivas',
    'thank you for the tissues! still need 3 boxes of crayons and 2 packs of paper',
  ],
  [
    'supplies',
    'warm',
    'Grace Lee',
    'cold weather, we go outside every day, please send a coat, hat and gloves, put name on everything',
  ],
  [
    'conference',
    'warm',
    'Maya Torres',
    'Wed 12/9 at 4:30, room 12, 20 min, talk about reading, please reply by Fri 12/4',
  ],
  [
    'conference',
    'professional',
    'Henry Clark',
    'meet Dec 10 at 3:15pm, talk about math and behavior, in person or by phone, interpreter available',
  ],
  ['conference', 'brief', 'Luna Perez', 'Thursday 5:20pm, bring questions, call office to change time'],
  [
    'conference',
    'celebratory',
    'Hugo Diaz',
    'conference Tue 12/8 5pm, he made big progress in reading, want to talk about goals',
  ],
  [
    'progress',
    'warm',
    'Maya Torres',
    'reads 62 words per minute, was 45 in Sept, goal is 90 by June, read 15 min each night',
  ],
  [
    'progress',
    'professional',
    'Evan Wright',
    'knows 80 of 100 sight words, working on subtraction with regrouping, practice flash cards 10 min a day',
  ],
  [
    'progress',
    'brief',
    'Nora Hill',
    'level J to level L, can count to 500, needs practice with telling time',
  ],
  [
    'progress',
    'celebratory',
    'Julian Castro',
    'moved up 3 levels in reading, writes great stories, loves science',
  ],
  [
    'progress',
    'warm',
    'Lucia Mendez',
    'lee 70 palabras por minuto, antes eran 52 en septiembre, leer 20 minutos cada noche, practicar las tablas',
  ],
  ['health', 'warm', 'Ava Green', 'bumped her head at recess at 11:40, nurse gave ice, seems fine now'],
  [
    'health',
    'professional',
    'Sam Baker',
    'fever 101, nurse called at 1:30, keep home until fever free 24 hours',
  ],
  ['health', 'brief', 'Iris Fox', 'fell on the playground, scraped knee, we cleaned it and put on a bandage'],
  [
    'health',
    'warm',
    'Oscar Leon',
    'lost a tooth today at lunch! very brave, it is in a small bag in his backpack',
  ],
  [
    'health',
    'professional',
    'Ruby Ward',
    'someone in our class has head lice, please check her hair tonight, call the nurse with questions',
  ],
  [
    'welcome',
    'warm',
    'Maya Torres',
    'school starts Tue Aug 18, open house Thurs Aug 13 6pm, room 14, homework folder comes home Mondays, email is best',
  ],
  [
    'welcome',
    'professional',
    'Adam Price',
    'library day is Tuesday, wear sneakers on Wednesdays for PE, bring a snack every day, reach me at rivera@example.org',
  ],
  [
    'thanks',
    'warm',
    'Maya Torres',
    'thank you for helping at the party on Friday, the 24 cupcakes were great, the kids loved it',
  ],
  [
    'thanks',
    'celebratory',
    'Gabriel Rojas',
    'thank you for coming on the trip to the farm, the class loved the animals',
  ],
  [
    'end_of_year',
    'warm',
    'Maya Torres',
    'last day June 5, dismissal 12:30, grew 2 reading levels, return library books by May 29, read 20 minutes every day this summer',
  ],
  [
    'end_of_year',
    'professional',
    'Will Turner',
    'awards June 4 at 9am in the gym, made new friends, clean out desk, bring a bag by Wed June 3',
  ],
  [
    'end_of_year',
    'celebratory',
    'Elena Vidal',
    'tuvo un gran año, aprendió a multiplicar, el último día es el 5 de junio, devolver los libros de la biblioteca para el 29 de mayo',
  ],
]

/** The fifty inputs, each for one language; both are written and compared. */
export const fiftyInputs: readonly NoteInput[] = rows.map(([key, tone, fullName, points], index) => {
  const template = builtInTemplates.find((one) => one.key === key)
  if (template === undefined) throw new Error(`no template ${key}`)
  return {
    template: { key, title: template.title.en, body: template.body },
    student: { fullName },
    teacherName: 'Ms. Rivera',
    tone,
    language: 'en',
    points,
    today: '2026-11-23',
    seed: index + 1,
  }
})
