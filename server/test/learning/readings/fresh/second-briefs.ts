import type { FreshPlan } from './fresh-level.ts'

/** The second batch, written after the first was mended and before its own results were known. */
export const secondBriefs: readonly FreshPlan[] = [
  {
    name: 'fifth grade, typed list with sub points and a rotation',
    language: 'en',
    plan: `SUB PLANS - Friday - 5th Grade - Mrs. Calloway, Room 22

7:50 Doors open. Students put phones in the caddy, copy homework in their agenda.
8:05 Announcements and pledge
8:10-9:00 Specials (Mon/Wed/Fri = PE). Walk them to the gym.
9:00-10:15 ELA
   - Read aloud "Esperanza Rising", start on p. 61, about 15 min.
   - Group 1 - vocabulary packet
   - Group 2 - Lexia
   - Group 3 - response journals, prompt is on the slide
   - Rotate every 20 min. Slides are on my desktop "FRI ELA"
10:15-10:30 Snack and bathroom
10:30-11:40 Math. Quiz 6 first (in the blue folder on my desk). Then page 145 and 146 odd problems only. Calculators NOT allowed on the quiz.
11:40-12:25 Lunch/recess
12:25-1:15 Science: finish the lab report on pendulums. Chromebooks #1-28.
1:15-2:00 Social studies - Video: "Liberty's Kids" episode 4 (YouTube link on the slides) and the question sheet
2:00-2:20 Free read
2:25 Dismissal - walkers first, then buses when called

- If done early: ST Math or silent reading
- Dependable: Keira, Jonas, Thi
- Seating chart is taped to the podium.
- Malik P. goes to Mrs. Lang at 10:30 for math.
- Ella B. sees the nurse at 11:30 every day
- Office: dial 0. Team teacher: Mr. Orozco, room 24`,
  },
  {
    name: 'a high school Spanish class, one paragraph per period',
    language: 'en',
    plan: `Period 1 - Spanish 1 (8:15-9:05): Students complete the verb packet on page 3-6. They may use notes. Collect at the end.

Period 2 - Spanish 1 (9:10-10:00): Same as period 1.

Period 3 - Planning (10:05-10:55)

Period 4 - Spanish 3 (11:00-11:50): They are presenting! The order is on the whiteboard. Please fill out the rubric for each one, they are on the clipboard. Anyone who does not want to present today can go on Monday.

Lunch 11:50-12:20

Period 5 - Spanish 2 (12:25-1:15): Watch "Coco" (it is on Disney+, my laptop is logged in). They fill in the movie guide. Stop at 1:10 and collect the guides.

Period 6 - Spanish 2 (1:20-2:10): Same as 5th.

General notes: No food. Headphones only when they work alone. Period 5 has two students who leave at 1:00 for early release (Dominic and Asha). Sra. Molina next door can help.`,
  },
  {
    name: 'second grade, told to a friend who subs often',
    language: 'en',
    plan: `Hey Jen! You know the drill but here goes. Morning work is on their desks, they do it quietly till the bell at 8:20. Then it's morning meeting (share: favorite snack). At 8:45 we do Fundations, I left the cards out. You can skip the story part. Writing is at 9:20, they're finishing their penguin books, the lined paper is by the printer. Snack around 10 - Leo has his own because of his nut allergy. Then recess till 10:35. Math after that: it's the chapter 5 review, page 112, do the first three on the board. Lunch at 11:45. After lunch they have library with Ms. Pruitt, 12:30-1:10. When they come back do a read aloud and then science: we're watching the butterfly video on Mystery Science (it's bookmarked) and they draw the life cycle. Pack up 2:40, bell 2:50. Amir goes home with his grandma today, not on the bus! Text me if anything's weird.`,
  },
  {
    name: 'middle school band, block numbers and short hand',
    language: 'en',
    plan: `Band sub plans
HR 8:00-8:15 take attd.
1 8:18-9:08 6th gr brass - Essential Elements p. 14-16, Mr. Voss will come to conduct
2 9:11-10:01 6th gr woodwinds - same
3 10:04-10:54 PLAN
4A lunch 10:54-11:24
4B 11:27-12:17 General music: Peter and the Wolf video + instrument worksheet (piano bench)
5 12:20-1:10 7th/8th band. Sectionals - leaders: Nadia (fl), Theo (tpt), Cam (perc). You just supervise
6 1:13-2:03 Jazz band - run the set list on the stand
7 2:06-2:56 Study hall. quiet!
No one touches percussion except percussionists
Instrument room locks, key = pink lanyard
sub feedback form in top drawer pls fill out
issues? text Mr. Voss 555-0148`,
  },
  {
    name: 'kindergarten, a table with pipes and specials that change',
    language: 'en',
    plan: `| Time | What | Notes |
|---|---|---|
| 8:30-8:50 | Arrival | Coats, folders, table toys |
| 8:50-9:10 | Circle | Song of the day, weather, Josie is the helper |
| 9:10-10:00 | Reading groups | Aide (Ms. Bev) takes the blue group. You take green: sight word bingo |
| 10:00-10:20 | Recess | Zip coats! |
| 10:20-11:00 | Math | Sorting bears, mats on the rack by the window |
| 11:00-11:45 | Lunch | they sit at table 4 |
| 11:45-12:15 | Quiet time | Lights off, audiobook on the CD player |
| 12:15-12:55 | Specials | Music today (Mr. Ito picks them up) |
| 12:55-1:40 | Play centers | block area is closed |
| 1:40-2:00 | Clean up, story | any book from the red bin |
| 2:05 | Bus line | check tags on backpacks |

Emergency info is in the red backpack on the hook. Code word for lockdown on the yellow card.
Harper takes an inhaler before recess, nurse comes to the room. Bathroom: girls then boys, with the aide.
Please write down who was absent.`,
  },
  {
    name: 'special education self-contained, steps told with times in the text',
    language: 'en',
    plan: `Students arrive between 8:00 and 8:20. Meet the bus with Ms. Tina (para). Breakfast in the room. 8:30 Morning group on the smart board, slides are open. 9:00 work stations: each student has a box with their name on it, they rotate every 15 minutes, paras know who goes where. 10:15 sensory break in the motor room. 10:30 reading: Unique Learning book, page 5-8, read it two times. 11:15 wash hands, lunch 11:30 in the cafeteria, table by the exit. 12:15 outside if it is dry. 12:45 math: money boxes. 1:30 adapted PE with Coach Lee. 2:10 snack and choice. 2:30 get ready, buses 2:45. Kyle needs his chewy and his headphones. Never leave Simone alone at the door, she runs. Data sheets are on the clipboards, the paras will do that. Speech takes Kyle and Ana at 1:00. Questions: Mrs. Adler, ext. 2214.`,
  },
  {
    name: 'Spanish, kindergarten list',
    language: 'es',
    plan: `Plan para el viernes - Kínder, salón 3
8:00 Llegada: mochilas y lonches en su lugar, juegan con bloques
8:20 Círculo: fecha, clima, canción
8:45 a 9:30 Lectura. Leer "La oruga muy hambrienta" (está en mi silla) y dibujar su parte favorita
9:30 Baño y fruta
9:50 - 10:20 Recreo
10:20 Matemáticas: contar hasta 15 con frijoles, hoja en la charola
11:00 Almuerzo
11:40 Siesta
12:20 Centros: plastilina, rompecabezas, casita
1:00 Música con el maestro Beto en el salón de usos múltiples
1:45 Guardar todo y cuento
2:00 Salida. Solo se entregan a la persona de la lista (está en la puerta)
Mateo usa lentes. Renata es alérgica a la leche. La señora Carmen ayuda en el salón hasta las 12.
Emergencias: dirección, extensión 101`,
  },
  {
    name: 'high school math with one lesson for several periods and make-ups',
    language: 'en',
    plan: `Substitute Information - Mr. Feld - Rm 305
Schedule:
1st 7:30-8:20 Algebra 1
2nd 8:25-9:15 Algebra 1
3rd 9:20-10:10 Geometry
4th 10:15-11:05 Planning
Lunch 11:05-11:35
5th 11:40-12:30 Geometry
6th 12:35-1:25 Algebra 1

Algebra 1: Students should work on the systems of equations review (front table). Answers are posted on Google Classroom so that they can check their work. Test is tomorrow.
Geometry: Proof puzzles in groups of 3. Each group gets one envelope and glues the finished proof on paper. Turn in with names. If they finish they can start homework p. 188 #4-12.

Attendance: paper roster, send a student with it to the attendance office within 10 min.
Passes: one student at a time, use the sign out sheet.
3rd period: Caden and Brooke may take work to the resource room (Ms. Ahn).
6th period: tends to get loud after lunch, please stand near the back.
If the fire alarm goes: out door B, to the tennis courts, take the green folder.`,
  },
]
