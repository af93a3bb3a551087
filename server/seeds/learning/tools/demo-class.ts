import type { FamilyLanguage } from '@tower/contract/learning/students.ts'

/** The class of the demo's teacher. No such children exist. */
export const demoClass: { full_name: string; grade: string; family_language: FamilyLanguage }[] = [
  { full_name: 'Hannah Weiss', grade: '3', family_language: 'en' },
  { full_name: 'Iris Park', grade: '3', family_language: 'en' },
  { full_name: 'Jayden Brooks', grade: '3', family_language: 'en' },
  { full_name: 'Linh Tran', grade: '3', family_language: 'en' },
  { full_name: 'Omar Haddad', grade: '3', family_language: 'en' },
  { full_name: 'Sofía Herrera', grade: '3', family_language: 'es' },
]

export const demoPoints = 'read 20 minutes every night this week, helped to tidy the library'

export const demoPresentLevel =
  'Jayden reads 48 words correct per minute on second-grade passages with 91% accuracy.'

export const demoPlan = `8:15-8:45 Morning meeting on the rug. The chart stands by the door.
8:45-9:45 Reading, room 12: chapter 4 of the blue book, pages 31 to 36. Partners read aloud.
9:45-10:00 Recess, east yard. Take the red bag with the whistle.
10:00-11:00 Math: workbook pages 42 and 43. When done early: the puzzle box by the window.
11:15 Lunch. Walk the class to the cafeteria and pick them up at 11:55.
12:00-1:00 Science: plants. Measure the beans and write the numbers into the table.
1:00-1:45 Art with Mr. Novak in room 7.
Sofía Herrera and Omar Haddad know where everything is.
Fire drill: leave by the east door, line up at the fence. Questions: the office, extension 100.`
