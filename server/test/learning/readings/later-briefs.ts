import type { Language } from '@tower/contract/language.ts'

type LaterPlan = { name: string; language: Language; plan: string }

/** Plans that were written after the twenty were mended, and read once before anything was changed for them. */
export const laterBriefs: readonly LaterPlan[] = [
  {
    name: 'second grade, dashes and shorthand',
    language: 'en',
    plan: `Sub plans Tuesday - 2nd grade Rm 8
8:25 - bell rings, pick up kids on blacktop
8:30 - attendance on clipboard, lunch count to office (send 2 kids)
8:40-9:10 calendar + number talk (Mia leads calendar)
9:10-10:10 Reading rotations, 15 min each. Chart is by the sink. You pull the yellow group, they read "Mouse Soup" pp. 12-18 w/ you
10:10 recess - I have duty by the slide
10:30-11:30 Math - lesson 4.3, workbook p. 87-88. Do p. 87 together and p. 88 alone. Fast finishers: iReady
11:30-12:10 lunch
12:10-12:30 read aloud, Ramona ch 6, on my stool
12:30-1:15 P.E. w/ Coach Dan - walk them to the gym
1:15-2:00 Science - seed journals, draw what changed. Seeds are on the window sill, let Ty water them
2:00-2:20 clean up, jobs chart
2:25 dismissal. Leo and Ava go to after care w/ Ms. Jo, bus kids to the flagpole

Notes: Jonah takes medicine at 11:45 in the nurse's office. Kayla and Ruben cannot sit together. Anything goes wrong call Ms. Patel rm 9 x209. Leave me a note about how it went!`,
  },
  {
    name: 'high school biology by periods, one lesson',
    language: 'en',
    plan: `BIOLOGY - SUB PLANS for 12/3
Bell schedule: P1 8:00-8:55, P2 9:00-9:55, P3 10:00-10:55, Lunch 10:55-11:30, P4 11:35-12:30 (prep), P5 12:35-1:30

All bio classes (P1, P2, P5):
1. Bell ringer on the board, 5 min
2. Hand out the mitosis packet (stacked on lab table 1). They work alone or w/ a partner
3. Last 10 min: show the Amoeba Sisters mitosis video, linked in Canvas
P3 Anatomy: test make-ups & study guide ch. 7. No phones during the test.

Do not let anyone into the prep room - chemicals.
Seating charts are in the red binder w/ rosters. Attendance in Infinite Campus or write it down.
P5 can be loud - you can move Marcus or DeShawn up front. Reliable: Priya (P1), Sam (P2), Lucia (P5)
If there is a lockdown: lights off, door locked, kids on the wall by the cabinets. Fire: out the west doors to the track.
Questions? Mr. Hahn in 214 or the office, dial 0.`,
  },
  {
    name: 'kindergarten in sentences',
    language: 'en',
    plan: `Good morning! Thank you so much for being here. The children arrive at 8:10 and put their things away. They know how to do this without help. After that they choose a book and sit on the carpet until 8:30 when we do the pledge. From 8:30 to 9:00 please do calendar with them, Emma is the star helper today. At 9:00 we have literacy stations until 10. The papers for each station are in the labeled tubs on the back table. Mrs. Green comes in to help at 9. Snack is at 10, wash hands first. Owen is allergic to dairy and his snack is in the drawer of my desk. Recess 10:20-10:40. Math is next and we are on lesson 12, counting to 20 with cubes, until 11:20. Lunch is 11:25 to 12:05. They rest until 12:45. In the afternoon they have music at 1:00 with Mr. Reyes in the music room, he will come get them. At 1:45 they can do free play. Pack up at 2:15, parents pick up at 2:30 at the side gate. Only let them go when you see their grown-up.`,
  },
  {
    name: 'middle school math in a table',
    language: 'en',
    plan: `Period\tTime\tClass\tPlan
1\t8:05-8:51\tMath 7\tWarm up 3.2 on the projector. Notes: students copy from slides. Practice WS 3.2 evens only (copies in tray)
2\t8:55-9:41\tMath 7\tSame as period 1
3\t9:45-10:31\tPREP\t-
4\t10:35-11:21\tMath 8 Honors\tQuiz on slope, 25 min, then start homework p. 145 #1-20
5\t11:25-12:11\tLUNCH\t
6\t12:15-1:01\tMath 7\tSame as 1
7\t1:05-1:51\tHomeroom/Advisory\tSilent reading or Dreambox

Behavior: Green cards for good work. Two warnings and then send to Mrs. Ruiz (C-12) with work.
Restroom: use the pass, one at a time, sign out sheet by the door.
IEP: Dante gets the quiz read to him, Lily may use a calculator. Extra time for both.`,
  },
  {
    name: 'hurried, in lower case, with no punctuation',
    language: 'en',
    plan: `emergency sub plans sorry im sick
8 - 8:20 morning work on desks
8:20 - 9:15 reading read the story in the big red book with them page 60 then do the workbook pages that go with it
9:15 bathroom
9:30 - 10:20 specials today is art rm 21
10:20 snack in room
10:30 - 11:30 math test copies on back table they know what to do
11:30 lunch recess
12:15 - 1 writing journals prompt on board
1 - 1:40 social studies video then color the map
1:40 - 2 recess
2 - 2:40 finish anything
2:45 bus`,
  },
  {
    name: 'special education resource room',
    language: 'en',
    plan: `Resource Room - Ms. Abbott
My paras (Ms. Lin and Mr. Cole) know the kids well, ask them first.

8:00-8:45 push in to Mrs. Tran's 4th grade (rm 31): sit w/ Kobe and Annie, help them with the writing
8:50-9:35 reading group A - Wilson 2.3, binder has the lesson. Kids: T.J., Maria, Ben
9:40-10:25 reading group B - Wilson 4.1. Kids: Ella, Xavier
10:30-11:00 check in/out - Nathan. Go over his point sheet. If he is upset he can use the calm corner for 5 minutes, set the timer.
11:00-11:40 LUNCH
11:45-12:30 math group - touch math p. 22. Jesse has autism and needs his headphones. First/then board is on the cabinet.
12:30-1:15 Speech takes Ella and T.J.; others do Lexia on chromebooks
1:15-2:00 my planning / IEP meetings (cancelled)
2:00-2:45 push in to Mr. Osei's 5th grade science

Point sheets go home with Nathan and Jesse - please fill in. Never restrain, call the office (4100) and Ms. Lin. Medication is the nurse's job.`,
  },
  {
    name: 'Spanish, third grade, dual language',
    language: 'es',
    plan: `Plan para suplente, 3.er grado, salón 14
7:45-8:00 Entrada, tarea en la canasta azul
8:00-9:15 Lectura: libro "El zorro" págs. 24-31. Leen en voz alta y luego contestan las preguntas 1 a 5 en su cuaderno
9:15-9:35 Recreo
9:35-10:50 Matemáticas, cuaderno pág. 56. Si terminan, juegos de multiplicar en el estante
10:50-11:30 Almuerzo
11:30-12:15 Ciencias en inglés con Ms. Baker (ellos van al salón 15)
12:15-1:00 Escritura: seguir con su carta. Las hojas están en mi escritorio
1:00-1:40 Educación física, lunes y miércoles; biblioteca los viernes
1:40-2:15 Arte libre
2:20 Salida. Los del camión 7 salen primero.
Camila es alérgica a las fresas. Diego y Rubén ayudan con todo. Si suena la alarma, salgan por la puerta de atrás a la cancha. Cualquier cosa, la maestra Lupita en el 12.
Déjeme una nota de cómo se portaron.`,
  },
  {
    name: 'elementary music, one class after another',
    language: 'en',
    plan: `MUSIC SUB PLANS (room 40 - portable)
Schedule for Thursday
8:30 - 9:10 Gr 5 Tanaka
9:15 - 9:55 Gr 3 Wells
10:00 - 10:40 Gr 1 Diaz
10:45 - 11:25 K Brown
11:25 - 12:05 lunch
12:10 - 12:50 Gr 4 Singh
12:55 - 1:35 Gr 2 Moore
1:40-2:40 prep, bus duty at 2:45

Grades 3-5: Recorder Karate. Belts chart on the wall. Play through "Hot Cross Buns" together, then practice in pairs, then test anyone who is ready. If a recorder is dirty there are wipes on the piano.
K-2: Sing the hello song (track 1), freeze dance (track 4), Carnival of the Animals worksheet with crayons (bins). K needs help with tying shoes lol

Singh's class: Ollie wears hearing aids, face him. Please no instruments from the closet.`,
  },
  {
    name: 'fourth grade with a field trip form and an assembly',
    language: 'en',
    plan: `Wed. 4th Grade Plans - Mr. Brooks
** ASSEMBLY AT 10:00 in the MPR - walk down at 9:50, sit in rows behind 3rd grade **
Before school: nothing
8:15 Soft start/ STEM bins
8:35 Morning Meeting: greeting, share (3 kids, see list on board)
8:55-9:45 Writing: opinion essay, paragraph 2. Mentor text is under the doc camera.
10:00-10:50 assembly
10:50-11:10 recess
11:10-12:15 Math. Multiplying by 2 digits. Slides are open on my laptop (password on sticky note under keyboard). Exit ticket!! collect
12:15-1:00 L/R
1:00-1:40 Lit circles. Groups: Holes - Ana, Beck, Cy, Dee. Hatchet - Eve, Finn, Gia. Wonder - rest
1:40-2:20 S.S. Missions project, chromebooks in cart (#s match desk #s)
2:20-2:45 Band kids leave (Finn, Gia, Hal), everyone else independent reading
2:45-2:55 Planner, stack chairs
2:55 out

Collect field trip forms & put in envelope. Eve has diabetes - she checks her blood sugar before lunch, nurse knows. Table points for good behavior. Names: Xóchitl = SO-cheel.`,
  },
  {
    name: 'high school English on a block schedule in sentences',
    language: 'en',
    plan: `Thank you for covering! Block 1 (8:30-10:00) English 10: Students will read Act 2 of Julius Caesar. Play the audio (link on desktop) and stop to discuss the questions on the handout. Handouts are in the folder labeled B1. Block 2 (10:05-11:35) is my planning. Lunch 11:35-12:10. Block 3 (12:15-1:45) AP Lang: timed essay, 40 minutes, no help. Then they may work on the synthesis project. Block 4 (1:50-3:20) English 10 - same as Block 1. B4 needs a firm hand. Students may go to the restroom one at a time with the pass. Ask Ms. Webb next door (room 118) if you have trouble with the computer. Email me at the end of the day.`,
  },
  {
    name: 'preschool with very few words',
    language: 'en',
    plan: `Arrival/free play until 9
9:00 circle - weather, song, letter of the day is T
9:20 centers
10:15 wash/snack (Mila no eggs!!)
10:35 outside if dry, gym if not
11:15 story
11:30 pick up
aides: Rosa & Kim know everything`,
  },
  {
    name: 'library or computer special with times typed in many ways',
    language: 'en',
    plan: `Computer Lab, Ms. Ford
1st class 8:20am to 9:05am (4B Lopez) -> keyboarding, Typing Club, lesson 14
2nd class 9.10-9.55 (2A Kim) -> ABCya, then free choice from the class links
10-10:45 (5A Watts): Google Slides about a state; rubric taped to each monitor
1045 to 1130: lunch / duty in cafeteria
11:35 – 12:20 KA (Hill): mouse practice, use the volunteer Mrs. Dunn
12.25 — 1.10: 3C (Abdi): coding, Scratch tutorial #3
1:15 PM cart check, plug in ALL chromebooks
Students sit by number. Headphones are in bags on hooks. Passwords: card box on my desk. If internet is down: board games in the closet. tech help is ext. 4357`,
  },
]
