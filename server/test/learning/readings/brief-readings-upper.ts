import type { PublishedPlan } from '../briefs/published-plan.ts'

/** Plans for middle and high school, and special education as teachers leave them, in other words. */
export const upperBriefReadings: readonly PublishedPlan[] = [
  {
    name: 'sixth grade language arts, bells first and lessons after',
    language: 'en',
    plan: `Sub plans for Tues. - Ms. Whitlock, ELA 6, Rm 118

Bell schedule
1st 8:00-8:50
2nd 8:54-9:44
3rd 9:48-10:38 (planning)
4th 10:42-11:32
Lunch 11:32-12:02
5th 12:06-12:56
6th 1:00-1:50

Periods 1, 2 and 4: Bell work is on the board (5 min). Read "The Dog of Pompeii" p. 182-190, silently. Then the story map. Due at the end of class.
Periods 5 and 6: Library. Walk them down, they check out a book and read. Mrs. Oyelaran will help.

Absent students: write names on the yellow pad.
No food. Water is ok. Phones stay in lockers.
4th period is a co-taught class, Mr. Iverson will be with you.
Trustworthy: Anjali (1st), Cooper (2nd), Bea (4th)`,
    facts: {
      times: [
        '8:00–8:50',
        '8:54–9:44',
        '9:48–10:38',
        '10:42–11:32',
        '11:32–12:02',
        '12:06–12:56',
        '1:00–1:50',
      ],
      rooms: ['p. 182-190', 'Rm 118'],
      helpers: ['Anjali (1st), Cooper (2nd), Bea (4th)'],
      leave_behind: ['write names on the yellow pad'],
    },
  },
  {
    name: 'seventh grade science without the lab',
    language: 'en',
    plan: `Life Science 7 (P. Grabowski, room B12)
NO LAB TODAY. Please keep students away from the back counter and the fish.

Per. 1 7:55-8:47 Cell packet pages 3-6. Textbook p. 94 helps.
Per. 2 8:51-9:43 same
Advisory 9:47-10:12 Silent reading or homework
Per. 3 10:16-11:08 Prep (please cover Ms. Tan's class if the office calls)
Lunch A 11:08-11:38
Per. 4 11:42-12:34 Honors - cell packet pages 3-10
Per. 5 12:38-1:30 same as 1
Per. 6 1:34-2:26 same as 1, 2 boys (L.R. and D.W.) may not sit together

Packets are stacked by period on the first lab table.
If they finish the packet: crossword on the back, then they may play the review game on the class site.
Sub folder has rosters and seating charts.
J.P. in per. 5 has a seizure plan, it's the red page in the sub folder. Call the nurse at 311 right away.
Collect packets, even unfinished. Paper clip by period.`,
    facts: {
      times: [
        '7:55–8:47',
        '8:51–9:43',
        '9:47–10:12',
        '10:16–11:08',
        '11:08–11:38',
        '11:42–12:34',
        '12:38–1:30',
        '1:34–2:26',
      ],
      rooms: ['Packets are stacked by period', 'Textbook p. 94', 'room B12'],
      early: ['crossword on the back'],
      seating: ['rosters and seating charts'],
      needs: ['the red page in the sub folder', 'Call the nurse at 311'],
      call: ['Call the nurse at 311'],
      leave_behind: ['Collect packets'],
    },
  },
  {
    name: 'eighth grade history with a film and a guide',
    language: 'en',
    plan: `US History 8
Period 2 (8:58-9:50), Period 3 (9:55-10:47), Period 6 (1:15-2:07): film "The Long Road West", 38 minutes. Link is pinned in the class page; projector remote is in the top left drawer. Students fill out the viewing guide while they watch. Discuss #7 and #8 with the time left.
Period 4 (10:52-11:44): Leadership. They are working on the food drive and don't need much from you.
Period 5 Lunch 11:49-12:24
Period 7 (2:12-3:04): Prep

Students who don't finish take the guide home.
Passes: one person out at a time, sign the log.
If someone is rude or won't work, send them next door to Coach Bly with the guide.
Emergency info is on the clipboard by the door. For lockdown, stay away from the window wall and keep them quiet.`,
    facts: {
      times: ['8:58–9:50', '9:55–10:47', '10:52–11:44', '11:49–12:24', '1:15–2:07', '2:12–3:04'],
      rooms: ['projector remote is in the top left drawer'],
      early: ['with the time left'],
      call: ['next door to Coach Bly'],
      emergency: ['stay away from the window wall'],
    },
  },
  {
    name: 'high school English on an A/B block schedule',
    language: 'en',
    plan: `A DAY
1A 8:30-10:00 English 10
3A 10:05-11:35 English 10
Lunch 11:35-12:05
5A 12:10-1:40 English 12
7A 1:45-3:15 Conference

English 10: Act 2 of the play, pp. 58-77. Play the audio (laptop is logged in, password on the sticky note). Stop every few pages and let them fill in the chart. Exit ticket on the half sheets.
English 12: college essay drafts on their laptops. This is a work day. Headphones are OK, phones are not.

Seating charts are in the sub binder, please take roll by the chart.
Hall passes: none in the first or last 10 minutes.
Fire: exit through the east stairs and meet on the tennis courts.
Dept. chair: Linda Voss, x5512, room 214.
Please leave the exit tickets in the tray.`,
    facts: {
      times: ['8:30–10:00', '10:05–11:35', '11:35–12:05', '12:10–1:40', '1:45–3:15'],
      rooms: ['pp. 58-77', 'laptop is logged in'],
      seating: ['Seating charts are in the sub binder'],
      emergency: ['exit through the east stairs'],
      call: ['Linda Voss, x5512'],
      leave_behind: ['leave the exit tickets in the tray'],
    },
  },
  {
    name: 'algebra with work online',
    language: 'en',
    plan: `Algebra 2, Mr. Castellano, C-204
P1 7:30 - 8:22
P2 8:27 - 9:19
P3 9:24 - 10:16
P4 10:21 - 11:13 (no class, prep)
P5 11:55 - 12:47

All classes have the same assignment posted online: "Practice 4.6". It is due at the end of the period. Students work on Chromebooks from the cart. Cart code is in the sub folder. Students may use notes and help each other quietly.
When done: start the online review or work for another class.
Khadija, Luis and Ben S. are strong and can help others.
Chromebooks go back in the numbered slots and must be plugged in. Count them (32) before the bell.
DeShawn in P3 takes a 5 minute break when he asks, no questions. He has a pass.
T.K. tests in room 110 during P5.`,
    facts: {
      times: ['7:30–8:22', '8:27–9:19', '9:24–10:16', '10:21–11:13', '11:55–12:47'],
      rooms: ['Cart code is in the sub folder'],
      early: ['start the online review'],
      helpers: ['Khadija, Luis and Ben S.'],
      needs: ['takes a 5 minute break'],
      leaves: ['T.K. tests in room 110'],
    },
  },
  {
    name: 'high school PE and health',
    language: 'en',
    plan: `PE/Health, Coach Pruitt
0 period 7:00-7:50 weight room - NO LIFTING with a sub. Walk the track.
1st 8:00-8:55 PE 9: dodgeball, gym
2nd 9:00-9:55 PE 9: dodgeball, gym
3rd 10:00-10:55 Health, room 41: article on sleep, page 2 questions. They turn it in.
4th 11:00-11:55 Prep
Lunch 11:55-12:30
5th 12:35-1:30 Health, same as 3rd
6th 1:35-2:30 Athletics - Coach Reyes has them

Attendance: they sit on their numbers, 5 minutes to dress out.
Locker rooms: be the last one out and lock the doors. Keys are in the PE office, hook 4.
Two students use inhalers (M.A. and R.C.), they carry them.
Non-dressers walk laps. Write their names down.`,
    facts: {
      times: [
        '7:00–7:50',
        '8:00–8:55',
        '9:00–9:55',
        '10:00–10:55',
        '11:00–11:55',
        '11:55–12:30',
        '12:35–1:30',
        '1:35–2:30',
      ],
      rooms: ['Keys are in the PE office, hook 4', 'room 41'],
      needs: ['use inhalers'],
      leave_behind: ['Write their names down'],
    },
  },
  {
    name: 'a self-contained class with aides and support plans',
    language: 'en',
    plan: `Room 2, Ms. Farrow, 8 students, 3 aides (Ms. Dee, Mr. Ron, Ms. Ana)
The aides know the schedule and the kids. Follow their lead!

8:00 Meet buses, arrival routine with picture schedules
8:30 Morning group
9:00 Work stations, 15 minutes each, bins are labeled with each child's photo
10:00 Snack and social time
10:30 Adapted PE in the small gym
11:15 Lunch. P. is fed by Ms. Ana only.
12:00 Rest/sensory
12:45 Inclusion: Marco to Room 10 with Mr. Ron, Elise to Room 12 with Ms. Dee
1:30 Music therapy
2:15 Pack up, notes home (templates in the purple binder)
2:30 Buses

P. has cerebral palsy, uses a lift, two adults always.
Marco has autism. If he runs, stay near the door and call 99 on the phone.
Elise needs her headphones in the hallway.
Never leave the kitchen cabinet unlocked.
Fire drill: evacuation chair is in the hall, Mr. Ron takes P.`,
    facts: {
      times: ['8:00', '8:30', '9:00', '10:00', '10:30', '11:15', '12:00', '12:45', '1:30', '2:15', '2:30'],
      rooms: ['templates in the purple binder', "bins are labeled with each child's photo"],
      leaves: ['Marco to Room 10'],
      needs: ['two adults always', 'stay near the door', 'Elise needs her headphones'],
      emergency: ['evacuation chair is in the hall'],
      helpers: ['The aides know the schedule and the kids'],
    },
    never: ['autism', 'cerebral palsy'],
  },
  {
    name: 'ciencias de secundaria en dos idiomas',
    language: 'es',
    plan: `Ciencias 7 y 8, Sr. Montalvo, salón 203
1er periodo 8:05-8:55: 7.º grado. Leer la sección 4.2 (p. 110-114) y contestar las preguntas 1 a 6 en el cuaderno.
2do periodo 9:00-9:50: igual
3er periodo 9:55-10:45: preparación
4to periodo 10:50-11:40: 8.º grado. Prueba de vocabulario, 20 minutos. Las copias están en el cajón de arriba. Después, póster de la célula.
Almuerzo 11:40-12:15
5to periodo 12:20-1:10: 8.º grado, igual que el 4to

Los celulares se quedan en la mochila.
El plano de asientos está en la carpeta verde.
Iker y Sol pueden ayudarle.
Jhoana se pronuncia «Yoana».
Simulacro: salir por las escaleras del norte hasta la cancha.
A los que terminen temprano: crucigrama detrás de la hoja.`,
    facts: {
      times: ['8:05–8:55', '9:00–9:50', '9:55–10:45', '10:50–11:40', '11:40–12:15', '12:20–1:10'],
      rooms: ['p. 110-114', 'Las copias están en el cajón de arriba', 'salón 203'],
      seating: ['carpeta verde'],
      helpers: ['Iker y Sol pueden ayudarle'],
      names: ['Jhoana se pronuncia'],
      emergency: ['escaleras del norte'],
      early: ['crucigrama detrás de la hoja'],
    },
  },
  {
    name: 'half a day with a duty, an assembly and a missing time',
    language: 'en',
    plan: `AFTERNOON ONLY (I leave at 11:45)
11:45 Pick up class from lunch
12:00 - 12:40 Read aloud + independent reading. We are on chapter 9.
Math - finish the volume worksheet, p. 203 in the workbook. Answer key is in my mailbox.
1:20 - 2:00 Assembly in the gym!! Sit on the left side. No need for bags.
2:00 Recess duty - whistle and vest are behind my door
2:15 - 2:50 Science: they record data for the plants (windowsill). They know how.
2:50 Stack chairs, line up
3:00 Dismissal, walk the bus line out

Seats are assigned, names are on the desks.
Colin may try to go to the nurse. Only if he has a fever or is bleeding.
Ivy's grandma picks her up at 2:30 - office will call.`,
    facts: {
      times: ['11:45', '12:00–12:40', '__:__–__:__', '1:20–2:00', '2:00', '2:15–2:50', '2:50', '3:00'],
      rooms: ['p. 203 in the workbook', 'Answer key is in my mailbox'],
      known: ['They know how'],
      seating: ['Seats are assigned, names are on the desks'],
      leaves: ["Ivy's grandma picks her up at 2:30"],
    },
  },
]
