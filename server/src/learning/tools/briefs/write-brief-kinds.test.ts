import { expect, test } from 'vitest'
import { writeBrief } from './write-brief.ts'

const write = (lessonPlan: string, language: 'en' | 'es' = 'en') =>
  writeBrief({ lessonPlan, teacherName: 'Rosa Delgado', forDay: '2026-11-30', language })
const section = (lessonPlan: string, title: string) =>
  write(lessonPlan).sections.find((one) => one.title === title)?.lines ?? []

test('nothing is asked that another step of the same lesson says: pages, aloud or silent, where the video is, what comes next', () => {
  const { asks } = write(`8:40-9:40 Reading: the green book, pages 31 to 36
- Read it aloud together
9:40-10:20 Math
- Watch the video on the class page
- Quiz, copies in the red folder
- Then math games from the cabinet`)
  expect(asks.filter((ask) => /^(?:Reading|Math):/.test(ask))).toEqual([])
})

test('a drill stays in one place with what to do, and whom to ask stands where one looks for it', () => {
  const plan =
    '12:45-1:30 Maps, page 4\n2:45 Dismissal\n\nThere is a fire drill at 1:00. Line up and go to the fence. Take the green folder. Questions: the office'
  expect(section(plan, 'Fire and lockdown').slice(0, 3)).toEqual([
    'There is a fire drill at 1:00.',
    'Line up and go to the fence.',
    'Take the green folder.',
  ])
  expect(section(plan, 'Whom to ask or call')).toEqual(['Questions: the office'])
  expect(section(plan, 'The day, in order')).toContain('   - There is a fire drill at 1:00.')
})

test('children who know where things are help; what all children know is no helper', () => {
  const plan = '8:00 Math, page 3\n\nSofía and Omar know where everything is.\nStudents know the routine.'
  expect(section(plan, 'Seats, names and helpers')).toContain('Sofía and Omar know where everything is.')
  expect(section(plan, 'What students already know to do')).toEqual(['Students know the routine.'])
})

test('a child whose condition is left out keeps the name beside what helps, or a blank for it', () => {
  const plan = '8:00 Math, page 3\n\nDiya has diabetes. She sees the nurse before lunch.\nMarco has autism.'
  expect(section(plan, 'Health and learning needs')).toEqual([
    'Diya: She sees the nurse before lunch.',
    `Marco: ${'_'.repeat(28)}`,
  ])
})

test('points after days, minutes and "per." end no sentence, and brackets stay together', () => {
  const { brief } = write(
    'Per. 1 7:55-8:47 Specials: Mon. Music, Tues. PE\n9:00 Lunch (you have duty! Stand by the stage)\n9:30 Centers, ring the bell every 10 min. to switch',
  )
  expect(brief).toContain('Per. 1: Specials: Mon. Music, Tues. PE')
  expect(brief).toContain('Lunch (you have duty! Stand by the stage)')
  expect(brief).toContain('ring the bell every 10 min. to switch')
})

test('a block called 1A is no hour, and a time typed without a colon is one', () => {
  expect(section('1A 8:30-10:00 English 10', 'The day, in order')).toContain('8:30–10:00 (90 min)  1A')
  const hurried =
    'kids come in at 750. snack at 930 then recess at 10. math is 1030-1130, pages 55 and 56. lunch 1135. dismissal is at 225.'
  expect(section(hurried, 'The day, in order').filter((line) => /^\d/.test(line))).toEqual([
    '7:50  kids come in.',
    '9:30  snack',
    '10:__  recess.',
    '10:30–11:30 (60 min)  math, pages 55 and 56.',
    '11:35  lunch.',
    '2:25  dismissal.',
  ])
})

test('what several classes do is told once below the day, and their bare titles are no question', () => {
  const plan = '8:00-8:50 1st\n8:54-9:44 2nd\n\nPeriods 1 and 2: Read "The Dog", pages 4-9, silently.'
  expect(section(plan, 'Lessons that several classes have')).toEqual([
    'Periods 1 and 2: Read "The Dog", pages 4-9, silently.',
  ])
  expect(write(plan).asks.filter((ask) => /^(?:1st|2nd):/.test(ask))).toEqual([])
})

test('general notes after the day belong to no lesson', () => {
  const lines = section(
    '8:00 Math, page 3\n1:35 Athletics\n\nLocker rooms: lock the doors.',
    'From the teacher',
  )
  expect(lines).toEqual(['Locker rooms: lock the doors.'])
})

test('an emoji at the edge of what is read is not cut in half', () => {
  const { brief } = write(`${'a '.repeat(24_999)}a😀 8:00 Math`)
  expect(brief.isWellFormed()).toBe(true)
})

test('a time that ends what is said before it stays with it and begins nothing', () => {
  const day = (plan: string) => section(plan, 'The day, in order').filter((line) => /^[\d_]/.test(line))
  expect(day('1:30 Art, page 3\n2:30 pack up, buses leave 2:45')).toEqual([
    '1:30  Art, page 3',
    '2:30  pack up, buses leave 2:45',
  ])
  expect(day('11:30 lunch till 12, walk to the gym, back by 1:10')).toEqual([
    '11:30  lunch till 12, walk to the gym, back by 1:10',
  ])
  expect(day('2:30 pack up and buses leave 2:45, walk them out')).toEqual([
    '2:30  pack up and buses leave 2:45, walk them out',
  ])
  expect(day('8:15 Reading 9:00 Math')).toEqual(['8:15  Reading', '9:00  Math'])
})

test('what follows a meal without a time is no step of it: its time is asked', () => {
  const plan = '11:15 Lunch in the cafeteria\nThen science, plants, cups are by the sink.\n2:30 Pack up'
  expect(section(plan, 'The day, in order')).toEqual([
    '11:15  Lunch in the cafeteria',
    '__:__–__:__  Science',
    '   - plants, cups are by the sink.',
    '2:30  Pack up',
  ])
  expect(write(plan).asks).toContain('When does “Science” begin and end?')
})

test('a plan in the other language stays as it is, and that is said', () => {
  const english = '8:00 Math: read the page with them and then go on to the problems on the board'
  expect(write(english, 'es').notes).toEqual([expect.stringContaining('Tu plan está en inglés') as string])
  expect(write(english).notes).toEqual([])
  const spanish = '8:00 Matemáticas: lean la página con la clase y sigan con los problemas de la hoja'
  expect(write(spanish).notes).toEqual([expect.stringContaining('Your plan is in Spanish') as string])
  expect(write(spanish, 'es').notes).toEqual([])
})

test('what early finishers do stands below its heading without saying the heading again', () => {
  const plan = '9:00-10:00 Math: workbook page 42. When done early: the puzzle box.'
  expect(section(plan, 'When done early')).toEqual(['9:00 Math: the puzzle box.'])
})

test('quotes are of one kind in both languages', () => {
  const { asks } = write('Matemáticas @ 10', 'es')
  expect(asks.join(' ')).toContain('“Matemáticas”')
  expect(asks.join(' ')).not.toMatch(/[«»]/)
})

test('rooms and materials name what is used and where it lies, not whom to ask', () => {
  const plan =
    '9:00 Math workbook page 42\n11:15 Lunch. If anything comes up ask Mrs. Ortega in room 12.\nThen science, plants, cups are by the sink.'
  expect(section(plan, 'Rooms and materials')).toEqual([
    '9:00 Math workbook page 42',
    'Science: plants, cups are by the sink.',
  ])
  expect(section(plan, 'Whom to ask or call')).toEqual([
    '11:15 Lunch: If anything comes up ask Mrs. Ortega in room 12.',
  ])
})

const day = (plan: string) => section(plan, 'The day, in order')

test('a range with minutes on one side begins or ends at the full hour, and clocks are read however they are typed', () => {
  expect(
    day('8 - 8:20 morning work on desks\n12:15 - 1 journals, page 4').filter((line) => /^\d/.test(line)),
  ).toEqual(['8:00–8:20 (20 min)  morning work on desks', '12:15–1:00 (45 min)  journals, page 4'])
  expect(day('Lab 9.10-9.55 (2A Kim) -> games on the class page\n1045 to 1130: lunch')).toEqual([
    '9:10–9:55 (45 min)  Lab',
    '   - (2A Kim) – games on the class page',
    '10:45–11:30 (45 min)  lunch',
  ])
})

test('rows of a table keep number and class together and lose their head', () => {
  const table = 'Period\tTime\tClass\tPlan\n1\t8:05-8:51\tMath 7\tWarm up 3.2 on the board'
  expect(write(table).brief).not.toContain('Period')
  expect(day(table)[0]).toBe('8:05–8:51 (46 min)  1 · Math 7')
})

test('a numbered list below the classes that do it is one lesson', () => {
  const plan =
    'P1 8:00-8:50, P2 9:00-9:50\n\nAll art classes (P1, P2):\n1. Sketch the shell, page 3\n2. Hand out the clay (in the bin)'
  expect(section(plan, 'Lessons that several classes have')).toEqual([
    'All art classes (P1, P2): 1. Sketch the shell, page 3 2. Hand out the clay (in the bin)',
  ])
})

test('where each line of the day is one thing, what comes below belongs to none of them', () => {
  const plan =
    '8:00 Math, page 3\n9:00 Recess\n9:20 Reading, page 8, silently\n10:30 Lunch\nIda is allergic to bees.\nIf the alarm sounds go to the fence.\nAnything goes wrong call Mr. Fox x210.\nSit by number.'
  expect(day(plan).filter((line) => line.startsWith('   '))).toEqual([])
  expect(section(plan, 'Health and learning needs')).toEqual(['Ida is allergic to bees.'])
  expect(section(plan, 'Fire and lockdown')[0]).toBe('If the alarm sounds go to the fence.')
  expect(section(plan, 'Whom to ask or call')).toEqual(['Anything goes wrong call Mr. Fox x210.'])
})

test('an excuse above the plan is no fire drill, and an announcement above it is no disorder', () => {
  expect(section('emergency sub plans sorry\n8:00 Math, page 3', 'Fire and lockdown')[0]).toMatch(/^Fire: /)
  const { asks } = write(
    'ASSEMBLY AT 10:00 in the gym\n8:00 Math, page 3\n9:00 Art, page 2\n10:00 Assembly\n11:00 Lunch',
  )
  expect(asks.filter((ask) => ask.includes('later time'))).toEqual([])
})

test('what is in brackets stays together, who goes to a teacher leaves, and what a child must not eat is a need', () => {
  const plan =
    '9:20-10:05 Specials (Fri = Art w/ Ms. Bell, line up 9:17)\n12:30-1:00 Intervention. Jada and Kim go to Mrs. Roe rm 18\n\nAllergies: Hank - bees. Nico is not allowed to have red dye.\nIf you get stuck: Mrs. Roe (24).'
  expect(day(plan)[0]).toBe('9:20–10:05 (45 min)  Specials (Fri = Art w/ Ms. Bell, line up 9:17)')
  expect(section(plan, 'Who leaves, and when')).toEqual([
    '12:30 Intervention: Jada and Kim go to Mrs. Roe rm 18',
  ])
  expect(section(plan, 'Health and learning needs').join(' ')).toContain('red dye')
  expect(section(plan, 'Whom to ask or call')).toEqual(['If you get stuck: Mrs. Roe (24).'])
})
