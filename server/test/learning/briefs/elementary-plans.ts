import type { PublishedPlan } from './published-plan.ts'

/** Plans for elementary rooms, of the kind that teachers publish, reworded; names are made up. */
export const elementaryPlans: readonly PublishedPlan[] = [
  {
    name: 'third grade, a full day with notes',
    language: 'en',
    plan: `Ms. Perch / Grade 3 / Room 31
7:50 Meet students at the door. Collect notes and homework.
8:00-8:20 Opening - one daily language and one daily math problem from the purple book in each desk. Take attendance.
8:20-9:20 Reading - see the pacing guide for today's lesson. Teacher manual is on the table with the radio.
9:20-9:50 Workshop - students pick the next story card from the box under the window. They may do unfinished work.
9:50-10:05 Recess. Walk them to the playground and blow the whistle when the bell rings.
10:05-10:35 Math facts - multiplication, workbook p. 61.
10:35-11:35 Math - lesson 7, textbooks are on the shelf.
11:40-12:20 Lunch - walk students to the cafeteria.
12:20-12:50 Science: read the next chapter and answer the questions.
1:50 Dismissal at the front gate`,
    facts: {
      times: [
        '7:50',
        '8:00–8:20',
        '8:20–9:20',
        '9:20–9:50',
        '9:50–10:05',
        '10:05–10:35',
        '10:35–11:35',
        '11:40–12:20',
        '12:20–12:50',
        '1:50',
      ],
      rooms: [
        'Room 31',
        'Teacher manual is on the table with the radio',
        'textbooks are on the shelf',
        'workbook p. 61',
      ],
    },
  },
  {
    name: 'a math exchange with another room',
    language: 'en',
    plan: `Good morning! Thank you for covering my class.

Students know what to do in the morning. They unpack, do lunch count and read quietly.
8:45 Announcements and pledge
At 9:05, make sure Ms. Quill's math students line up at the door.
9:05-10:30: Math
Her class comes in and has assigned seats.
One student at the back is on a warning; a second warning means the office.
Warm-up problems are on the back board.
When finished, they take a challenge card from the blue bin.
10:30-11:15 Writing workshop
11:20 Lunch
12:05-12:50 Music with Mr. Lark
2:55 Pack up

Leave me a note on how the day went.
Questions? Ask Mrs. Dunn next door in Room 14.`,
    facts: {
      times: ['8:45', '9:05', '9:05–10:30', '10:30–11:15', '11:20', '12:05–12:50', '2:55'],
      rooms: ['Warm-up problems are on the back board'],
      known: ['Students know what to do in the morning'],
      early: ['challenge card from the blue bin'],
      seating: ['has assigned seats'],
      call: ['Ask Mrs. Dunn next door in Room 14'],
      leave_behind: ['Leave me a note'],
    },
  },
  {
    name: 'second grade with pull-outs in the text',
    language: 'en',
    plan: `8:30 Attendance and lunch count
Read the lunch choices and have students vote.
Send the slip to the office with two students.
Jon goes to resource at 8:30.
8:30- 9:00 Journals
Students write on their own and draw a picture. When they are finished, they read it to you.
9:00-9:10 Independent reading
Two times through, no talking.
9:10-9:30 Read aloud: "The Loud Goose"
Ask what happened at the beginning, middle and end.
Ella leaves for speech at 9:40 and comes back at 10:10.
9:30-10:30 Centers
10:30 Snack and recess
Helpful students: Tia B., Noah, Reed`,
    facts: {
      times: ['8:30', '8:30–9:00', '9:00–9:10', '9:10–9:30', '9:30–10:30', '10:30'],
      early: ['When they are finished, they read it to you'],
      leaves: ['Jon goes to resource at 8:30', 'Ella leaves for speech at 9:40'],
      helpers: ['Tia B., Noah, Reed'],
    },
  },
  {
    name: 'kindergarten with rules for the playground and needs',
    language: 'en',
    plan: `KINDERGARTEN SUB PLAN
7:45-8:00 Prep time
8:15 Call the children to their spots on the carpet. There is a seating chart on a clipboard by the calendar.
8:30-8:50 Library (Fridays only). Take the box of library books.
8:50-9:20 Calendar and counting
9:20-10:00 Centers: blocks, puzzles, painting, listening. Four children at each, switch every ten minutes.
10:00 Snack. Mia is allergic to peanuts; her EpiPen is in the red bag by the door.
10:20-10:40 Recess
10:40-11:20 Phonics, page 18 in the big book on the easel
11:20-12:00 Lunch
12:00-12:45 Rest. Theo has autism and needs his headphones.
1:20 Go home: car riders to the gym, bus riders with Ms. Yarrow

Fire drill: out the side door to the oak tree. Take the red folder.
Lockdown: lock the door, lights off, children sit in the coat corner.
Names: Xochitl sounds like SO-cheel.`,
    facts: {
      times: [
        '7:45–8:00',
        '8:15',
        '8:30–8:50',
        '8:50–9:20',
        '9:20–10:00',
        '10:00',
        '10:20–10:40',
        '10:40–11:20',
        '11:20–12:00',
        '12:00–12:45',
        '1:20',
      ],
      rooms: ['page 18 in the big book on the easel'],
      seating: ['seating chart on a clipboard'],
      names: ['Xochitl sounds like SO-cheel'],
      needs: ['Mia is allergic to peanuts', 'EpiPen is in the red bag', 'Theo needs his headphones'],
      emergency: ['out the side door to the oak tree', 'lights off'],
    },
    never: ['autism'],
  },
  {
    name: 'a table pasted from a spreadsheet',
    language: 'en',
    plan: `Time\tSubject\tWhat to do\tMaterials
8:10 - 8:30\tMorning work\tSpelling sheet, silent\tcopies on the back table
8:30 - 9:45\tELA\tStudents read pp. 112-118 aloud in pairs\tgreen reader, shelf by the sink
9:45 - 10:30\tSpecials\tPE\tgym
10:30 - 11:30\tMath\tLesson 4.10, problems 1-12\tMath book in desk
11:30 - 12:15\tLunch/Recess\t\t
12:15 - 1:00\tSocial Studies\tFinish the map\tcolored pencils in bin 3
2:40\tDismissal\tBus list on the door\t`,
    facts: {
      times: ['8:10–8:30', '8:30–9:45', '9:45–10:30', '10:30–11:30', '11:30–12:15', '12:15–1:00', '2:40'],
      rooms: ['copies on the back table', 'shelf by the sink', 'Lesson 4.10', 'bin 3'],
    },
  },
  {
    name: 'one line',
    language: 'en',
    plan: 'Reading 8:15-9:00, math 9:00-10:00 worksheet, recess at 10, science 10:15-11:00 video, lunch 11:15, then art.',
    facts: { times: ['8:15–9:00', '9:00–10:00', '10:__', '10:15–11:00', '11:15'] },
  },
  {
    name: 'bullets under times with am and pm',
    language: 'en',
    plan: `**8:00 AM – 8:25 AM: Arrival**
- Students turn in folders
- Morning work is on the board
**8:25 AM – 9:40 AM: Reading block**
- Read chapter 6 of the class novel aloud
- Students answer questions 1-5 in their reading notebooks
- Early finishers: silent reading
**9:40 AM – 10:00 AM: Recess**
**10:00 AM – 11:15 AM: Math**
- Review game
- Practice page 88
**11:15 AM – 12:00 PM: Lunch**
**12:00 PM – 1:30 PM: Science stations**
**1:30 PM – 2:15 PM: Art (Room 8)**
**2:15 PM – 2:45 PM: Clean up, dismissal**

**Call the office (ext. 200) for help.**
**Please leave a list of who was helpful.**`,
    facts: {
      times: [
        '8:00 am–8:25 am',
        '8:25 am–9:40 am',
        '9:40 am–10:00 am',
        '10:00 am–11:15 am',
        '11:15 am–12:00 pm',
        '12:00 pm–1:30 pm',
        '1:30 pm–2:15 pm',
        '2:15 pm–2:45 pm',
      ],
      rooms: ['Room 8', 'page 88', 'chapter 6'],
      early: ['silent reading'],
      call: ['Call the office (ext. 200)'],
      leave_behind: ['leave a list of who was helpful'],
    },
  },
]
