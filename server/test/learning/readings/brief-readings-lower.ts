import type { PublishedPlan } from '../briefs/published-plan.ts'

/** Plans for elementary rooms as teachers leave them for a substitute, in other words; names are made up. */
export const lowerBriefReadings: readonly PublishedPlan[] = [
  {
    name: 'kindergarten with specials, an allergy and a bathroom rule',
    language: 'en',
    plan: `Hi! Thanks for subbing for me today :)
Room K-3, Mrs. Alvarado

7:40 Kids come in, hang backpacks, put folders in the blue basket, do table tubs.
8:00 Morning meeting on the rug. They know the hello song, Jayla can lead it.
8:20-8:50 Phonics - the letter M. Use the flip chart on the easel, then the M page (copies on my desk).
8:50-9:30 Centers. Four kids per center, ring the bell every 10 min. to switch.
9:30 Snack - NO NUTS. Beckett has a peanut allergy, his EpiPen is in the orange pouch by the phone.
9:45-10:15 Recess (back playground)
10:20-11:00 Specials: Mon. Music, Tues. PE, Wed. Art, Thurs. Library, Fri. PE
11:05-11:45 Lunch - walk them to the cafeteria, pick up at the same door
11:45-12:30 Rest time. Lights off, soft music.
12:30-1:15 Math: counting bears to 10, math journal p. 14
1:15-1:45 Free choice
1:45 Pack up and story
2:05 Dismissal. Bus tags are on the hook. Do NOT let anyone go with an adult you don't know, check the pick up list on the door.

Bathroom: one boy and one girl at a time, they use the sign.
If you need anything call the office at 0 or ask Ms. Trent across the hall (K-4).`,
    facts: {
      times: [
        '7:40',
        '8:00',
        '8:20–8:50',
        '8:50–9:30',
        '9:30',
        '9:45–10:15',
        '10:20–11:00',
        '11:05–11:45',
        '11:45–12:30',
        '12:30–1:15',
        '1:15–1:45',
        '1:45',
        '2:05',
      ],
      rooms: ['copies on my desk', 'math journal p. 14', 'Room K-3'],
      known: ['They know the hello song'],
      needs: ['peanut allergy', 'EpiPen is in the orange pouch'],
      call: ['call the office at 0', 'Ms. Trent across the hall'],
    },
  },
  {
    name: 'first grade with equals signs and initials',
    language: 'en',
    plan: `8:05-8:20=Morning work, the page is on their desks. They can read when they are done.
8:20-9:10=Math: review subtraction facts with flash cards, then workbook pages 41-42
9:10-10:00=Reading groups. Group lists are on the clipboard. My aide, Mrs. Beal, takes the red group.
10:00-10:15=Bathroom break/snack
10:15-11:00=Writing: finish the "How To" books
11:00-11:40=Lunch (I have duty, so you do too! Stand by the stage)
11:40-12:10=Recess
12:15-1:00=Computer lab with Mr. Finch
1:00-1:45=Science: read the owl book on my chair out loud, then draw and label an owl
1:45-2:15=Calendar, jobs, clean up
2:20=Buses, 2:30=Car line

Reliable helpers: A.M., T.J., and Wren
K.S. goes to speech at 9:30 with Ms. Lowe, back at 10.
Please write down anyone who had a hard day, and leave it in my top drawer. Thanks!!`,
    facts: {
      times: [
        '8:05–8:20',
        '8:20–9:10',
        '9:10–10:00',
        '10:00–10:15',
        '10:15–11:00',
        '11:00–11:40',
        '11:40–12:10',
        '12:15–1:00',
        '1:00–1:45',
        '1:45–2:15',
        '2:20',
        '2:30',
      ],
      rooms: ['workbook pages 41-42', 'owl book on my chair'],
      early: ['They can read when they are done'],
      helpers: ['A.M., T.J., and Wren'],
      leaves: ['K.S. goes to speech at 9:30'],
      leave_behind: ['write down anyone who had a hard day'],
    },
  },
  {
    name: 'second grade, pages named a step before, fire drill today',
    language: 'en',
    plan: `SECOND GRADE - ROOM 9
8:30 Announcements, pledge
8:40-9:40 Reading: story in the green book, pages 31 to 36
- Read it aloud together first
- Then they read it again with a partner
- Answer the questions at the end on paper
9:40-10:10 Spelling: practice test, words are on the board
10:10-10:25 Recess
10:25-11:30 Math lesson 5-3
- Watch the short video on the class page
- Do p. 87, odd numbers only
- Read p. 88 for homework
11:30-12:10 Lunch
12:15-12:45 Read aloud
12:45-1:30 Social studies: maps
1:30-2:10 P.E.
2:45 Dismissal

There is a fire drill at 1:00. Line up and go out the door by the library to the fence. Take the green folder. Questions: the office
Sofía and Omar know where everything is.
Seating chart: taped to my desk
Saoirse is said SEER-sha.`,
    facts: {
      times: [
        '8:30',
        '8:40–9:40',
        '9:40–10:10',
        '10:10–10:25',
        '10:25–11:30',
        '11:30–12:10',
        '12:15–12:45',
        '12:45–1:30',
        '1:30–2:10',
        '2:45',
      ],
      rooms: ['pages 31 to 36', 'Do p. 87'],
      helpers: ['Sofía and Omar know where everything is'],
      seating: ['taped to my desk'],
      names: ['Saoirse is said SEER-sha'],
      emergency: [
        'out the door by the library to the fence',
        'Take the green folder',
        'There is a fire drill at 1:00',
      ],
      call: ['Questions: the office'],
    },
  },
  {
    name: 'third grade, a table with bars',
    language: 'en',
    plan: `| Time | What | Details |
|---|---|---|
| 8:15-8:35 | Bell work | Cursive sheet, tray by the window |
| 8:35-10:05 | Reading/Language Arts | Chapter 7 of Stone Fox, whole class, aloud. Vocabulary page after. |
| 10:05-10:20 | Recess | You are on duty this week, blacktop |
| 10:20-11:35 | Math | Quiz on arrays, 25 min., copies in the red folder. Then math games from the cabinet. |
| 11:35-12:15 | Lunch | |
| 12:15-12:55 | Art | Room 22, Ms. Pavlik |
| 12:55-1:45 | Science | Groups finish their posters |
| 1:45-2:25 | Silent reading | |
| 2:30 | Dismissal | Walkers at the flag pole, riders in the gym |

Early finishers: read or work on the bonus menu on the wall
Owen P. wears hearing aids - face him when you talk.
Lockdown: lights off, door locked, class sits behind the bookshelf.`,
    facts: {
      times: [
        '8:15–8:35',
        '8:35–10:05',
        '10:05–10:20',
        '10:20–11:35',
        '11:35–12:15',
        '12:15–12:55',
        '12:55–1:45',
        '1:45–2:25',
        '2:30',
      ],
      rooms: ['tray by the window', 'copies in the red folder', 'Room 22'],
      early: ['bonus menu on the wall'],
      needs: ['face him when you talk'],
      emergency: ['lights off, door locked'],
    },
  },
  {
    name: 'fourth grade with tildes and teacher pages',
    language: 'en',
    plan: `Good morning Mr. Ramsey,
Thank you for taking care of my students. Mrs. Kerr will stop by sometime today to pick up a book order.

7:30-8:15am~Morning Work~ Place a multiplication sheet on each desk before they arrive. Sheets are under the stapler.
8:15am~ Send the attendance with Alexis.
8:15-9:10am~Math #1~ Do page 315 together (teacher book p. 324), then 316 odd numbers alone.
9:10-9:40am~Writing~ Rough drafts in groups. Hand out the yellow folders. Share for 5 minutes before clean up.
9:45-10:30am~Music~
10:35-11:40am~Reading~ Weekly test. Students may use the story. When they finish they may read their library book.
11:45am-12:15pm~Lunch~
12:15-12:35pm~Recess~
12:40-1:40pm~Math #2~ Same as Math #1 with the other class
1:45-2:10pm~Clean up, agenda, dismissal~

Nathaniel leaves at 1:15 today with his mom, he will be called to the office.
Diya has diabetes. She checks her sugar before lunch with the nurse, send a buddy.`,
    facts: {
      times: [
        '7:30–8:15 am',
        '8:15 am',
        '8:15–9:10 am',
        '9:10–9:40 am',
        '9:45–10:30 am',
        '10:35–11:40 am',
        '11:45 am–12:15 pm',
        '12:15–12:35 pm',
        '12:40–1:40 pm',
        '1:45–2:10 pm',
      ],
      rooms: ['Sheets are under the stapler', 'page 315 together'],
      early: ['When they finish they may read their library book'],
      leaves: ['Nathaniel leaves at 1:15'],
      needs: ['checks her sugar before lunch with the nurse'],
    },
    never: ['diabetes'],
  },
  {
    name: 'fifth grade that changes rooms',
    language: 'en',
    plan: `5th grade sub plans -- Friday

Homeroom 8:10 to 8:25: attendance on the computer (log in card is under the keyboard), lunch count
Block 1 8:25 to 9:55: my homeroom, Science. Read section 2.3 in the science book (p. 66-71), take notes, question sheet.
Block 2 9:55 to 11:25: Mrs. Cho's class comes here, same lesson.
Lunch 11:30 to 12:00
Recess 12:00 to 12:20
Block 3 12:25 to 1:50: Mr. Diaz's class, same lesson. This group is chatty!! Use the seating chart (front of the binder).
Specials 1:55 to 2:40: take my homeroom to the gym
Pack up 2:40 to 2:55

Attention signal: raise your hand and count back from 5, they know it.
Jaxon, Mila and Theo can answer questions about routines.
Anyone who finishes early can work on the Wonder Wall question of the week.
If there is a fire alarm go out door 6 and line up on the soccer field. Red/green card is on the door.
My cell is 555-0163 if it's an emergency.`,
    facts: {
      times: [
        '8:10–8:25',
        '8:25–9:55',
        '9:55–11:25',
        '11:30–12:00',
        '12:00–12:20',
        '12:25–1:50',
        '1:55–2:40',
        '2:40–2:55',
      ],
      rooms: ['p. 66-71', 'take my homeroom to the gym'],
      known: ['they know it'],
      seating: ['front of the binder'],
      helpers: ['Jaxon, Mila and Theo can answer questions'],
      early: ['Wonder Wall question'],
      emergency: ['go out door 6', 'Red/green card'],
      call: ['555-0163'],
    },
  },
]
