import type { PublishedPlan } from './published-plan.ts'

/** Plans for middle and high school, special education, gym and the like, of the kind that teachers publish, reworded. */
export const upperPlans: readonly PublishedPlan[] = [
  {
    name: 'middle school by periods without times',
    language: 'en',
    plan: `Substitute plans, Room 220
1st period: 7th grade. Independent reading, then questions on the yellow sheet.
2nd period: 7th grade. Same as 1st period.
3rd period: Planning
4th period: 6th grade. Whole group lesson from the blue binder.
5th period: Lunch
6th period: 8th grade. Quiz, then silent reading.

Seating charts are in the sub folder.
No computers today.
List absences and misbehavior on the back of this sheet.`,
    facts: {
      times: ['__:__–__:__', '__:__–__:__', '__:__–__:__', '__:__–__:__', '__:__–__:__', '__:__–__:__'],
      rooms: ['Room 220', 'blue binder'],
      seating: ['Seating charts are in the sub folder'],
      leave_behind: ['List absences and misbehavior on the back'],
    },
  },
  {
    name: 'science with a letter and emergencies',
    language: 'en',
    plan: `Dear substitute,
Thank you for being here. Two names on each roster are reliable students: K.L. and P.V.
Period 1 (8:05-8:55): Lab safety review, page 12.
Period 2 (9:00-9:50): Read pages 40-44, answer 1-6, silent.
Period 3 (9:55-10:45): Read pages 40-44, answer 1-6, silent.
Lunch 10:45-11:25
Period 4 (11:30-12:20): Video "Plate Tectonics", 32 minutes, link on the desktop.

EMERGENCIES
Take the clipboard and raise the green card when all students are there.
Fire: exit by the gym doors.
Lockdown: move everyone away from the windows.

Accommodations
D.R. needs to sit in front.
Call Mr. Moss, ext. 4410, with questions.`,
    facts: {
      times: ['8:05–8:55', '9:00–9:50', '9:55–10:45', '10:45–11:25', '11:30–12:20'],
      rooms: ['page 12', 'pages 40-44'],
      helpers: ['K.L. and P.V.'],
      needs: ['D.R. needs to sit in front'],
      emergency: ['exit by the gym doors', 'away from the windows', 'raise the green card'],
      call: ['Call Mr. Moss, ext. 4410'],
    },
  },
  {
    name: 'high school with a test and phones',
    language: 'en',
    plan: `Block A 7:40 - 9:05 Chemistry: unit 3 test. Copies are in the top drawer. No phones. 60 minutes.
Block B 9:10 - 10:35 Chemistry: same as A
Block C 10:40 - 12:35 Physics: packet, with lunch 11:20-11:45
Block D 12:40 - 2:05 Prep
If students finish early they can work on other classes, not phones.
Collect all tests and leave them in the locked cabinet.
Marcus leaves at 1:15 for a dentist appointment.`,
    facts: {
      times: ['7:40–9:05', '9:10–10:35', '10:40–12:35', '12:40–2:05'],
      rooms: ['Copies are in the top drawer'],
      early: ['If students finish early they can work on other classes'],
      leaves: ['Marcus leaves at 1:15'],
      leave_behind: ['Collect all tests and leave them'],
    },
  },
  {
    name: 'special education with groups and aides',
    language: 'en',
    plan: `Resource room, Room 6
8:15-8:45 Group 1 reading fluency, timed passages in the green folder
8:45-9:15 Group 2 math, touch cards
9:15 Break
9:30-10:15 Push in with Mrs. Ito's class, Room 11. Sit beside J.
10:15-11:00 Group 3 social skills game
Ms. Pell, the aide, knows the routine. She can help you.

Student needs:
A. has epilepsy; press the red button and note the time if a seizure begins.
B. with ODD - give two choices.
C. uses a wheelchair, elevator key on the hook.`,
    facts: {
      times: ['8:15–8:45', '8:45–9:15', '9:15', '9:30–10:15', '10:15–11:00'],
      rooms: ['green folder', 'Room 6', 'Room 11'],
      helpers: ['knows the routine', 'She can help you'],
      needs: ['press the red button', 'give two choices', 'elevator key on the hook'],
    },
    never: ['epilepsy', 'ODD'],
  },
  {
    name: 'gym',
    language: 'en',
    plan: `PE sub plan
Attendance in squads, they know the routine.
8:30 - 4th grade
9:15 - 2nd grade
10:00 - K
11:00 Lunch duty, cafeteria
12:00 - 5th grade
12:50 - 3rd grade
All classes: warm-up laps, then kickball outside; if it rains, stations in the gym. Balls are in the cage, key on the desk.
Students with a red card sit out, health reasons, do not ask.`,
    facts: {
      times: ['8:30', '9:15', '10:00', '11:00', '12:00', '12:50'],
      rooms: ['Balls are in the cage, key on the desk'],
      known: ['they know the routine'],
      needs: ['red card sit out'],
    },
  },
  {
    name: 'times out of order that overlap, with noon',
    language: 'en',
    plan: `Math @ 10
Reading 8:15-9:00
Spelling 8:50-9:15 test
Lunch at noon
1pm-1:45 Social studies, p. 77, aloud
Recess 9:30-9:15`,
    facts: {
      times: ['8:15–9:00', '8:50–9:15', '9:30–9:15', '10:__', '12:00 pm', '1:00 pm–1:45'],
      rooms: ['p. 77'],
    },
  },
  {
    name: 'three days',
    language: 'en',
    plan: `Monday
8:00-9:00 Reading p. 10-14, silent
9:00-10:00 Math p. 30
Tuesday
8:00-9:00 Reading p. 15-19, silent
9:00-10:00 Math quiz
Wednesday
8:00-10:00 Field trip`,
    facts: {
      times: ['8:00–9:00', '9:00–10:00', '8:00–9:00', '9:00–10:00', '8:00–10:00'],
      rooms: ['p. 10-14'],
    },
  },
  {
    name: 'prose',
    language: 'en',
    plan: `The day starts at 8:20 and the kids come in and hang up their coats. After attendance we do reading until 9:30. They can read with a partner. Then math, continue the fractions packet. Lunch is at 11:50 and they come back at 12:35. In the afternoon finish the posters. Please leave the room tidy and let me know who was absent.`,
    facts: { times: ['8:20', '11:50'], leave_behind: ['let me know who was absent'] },
  },
]
