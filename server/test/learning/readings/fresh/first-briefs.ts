import type { FreshPlan } from './fresh-level.ts'

/** The first of three batches: each was written before its results were known, and scored as they were at first reading. */
export const firstBriefs: readonly FreshPlan[] = [
  {
    name: 'physical education, classes by grade, no punctuation to lean on',
    language: 'en',
    plan: `PE sub plans - gym
Warm up for all: 3 laps, then stretches led by a student
Mon schedule
8:30-9:10 3rd gr. Alvarez
9:10-9:50 5th gr. Hughes
9:50-10:30 K Simms
10:30-11:10 prep
11:10-11:50 2nd Park
11:50-12:30 lunch
12:30-1:10 4th O'Neal
1:10-1:50 1st Beck
K-1: parachute, then Sharks and Minnows
2-3: hula hoop tag; bean bag toss stations (cards on the wall)
4-5: dodgeball with the soft balls only. Two games, switch teams in between
Equipment room key is on the hook in the office. Whistle = freeze.
Devin (4th) has asthma, inhaler is in the red bag, take it outside with you
If it rains stay inside and do the dance video
2:50 bus duty by the flagpole`,
  },
  {
    name: 'first grade in sentences, few times',
    language: 'en',
    plan: `The kids come in at 8:45. Take attendance and send Mia and Jack to the office with the lunch count. Then do morning meeting on the rug: greeting, weather and the question of the day. Next is phonics, unit 6 lesson 2. The cards are on the easel. They practice the words with their partner and then do the page in their blue folder. After phonics we have a bathroom break. At 10:00 start reading groups. While you meet with the red group (they read "Frog and Toad Together" chapter 2) the others do centers, there is a chart on the whiteboard. Recess is from 11:00 to 11:20 and then lunch until 12. After lunch I read to them for 15 minutes; the book is on my chair. Then math: they work on page 41 and 42 in the math journal, subtraction with counters. Anyone who is finished may play "Make Ten" with the cards in the bin. At 1:30 they go to music with Mr. Webb. When they are back it is choice time until 2:40. Pack up, and walk the bus riders to the cafeteria at 2:50; the others wait on the bench with you. Nora goes with the reading teacher at 9:30. Call Mrs. Dietz in room 6 if you need anything. Thank you!`,
  },
  {
    name: 'chemistry on a block schedule, numbered',
    language: 'en',
    plan: `Chemistry / Honors Chem - Thursday (B day)
B1 7:50-9:20 Honors Chem
B2 9:30-11:00 Chem
B3 11:05-1:05 Chem (with lunch B, 11:40-12:10)
B4 1:15-2:45 planning

Honors Chem
1) Do now: problem on slide 1 (5 minutes)
2) Go over homework using the answer key on my desk, 15 minutes
3) Stoichiometry worksheet #2. Work in table groups. Calculators are in the wall pocket.
4) Collect the worksheet at the bell.

Chem
1) Do now on slide 2
2) Show the video "Balancing equations" (12 min., YouTube, link on the class page)
3) Students do textbook p. 214, problems 3 to 17 odd, on their own paper, silently.
4) Whatever is not finished is homework.

NO LAB TODAY. Nobody touches the gas valves or the fume hood.
Phones go into the numbered pockets. Restroom: one at a time, e-hallpass.
Helpful students: Grace H. (B1), Omar (B2), Tess and Juan (B3). Watch Kyle in B3.
Next door: Dr. Lindqvist, room 231. Main office x 5000. Lockdown: lock the door, lights off, everybody behind the lab benches.`,
  },
  {
    name: 'a table of a third-grade day',
    language: 'en',
    plan: `Time | Subject | What to do | Materials
8:00 | Arrival | Students unpack, sharpen pencils, start the morning page | morning page in tray
8:20 | Morning meeting | Greeting and share, then read the message on the board together |
8:45 | Reading | Read "Stone Fox" chapter 3 aloud (p. 22-31), discuss why Willy goes to the bank. Students answer the 4 questions in their notebook | book on the stool
9:45 | Recess | Mrs. Vance has duty |
10:00 | Writing | Free write, finish the dragon stories | writing folders
10:45 | Math | Lesson 5-4 area of rectangles. Workbook pages 101 and 102 | square tiles in the cabinet
11:45 | Lunch | Walk them down, pick them up at 12:20 at the cafeteria door |
12:25 | Library | Ms. Osborne. Bring books back! | bin by the door
1:10 | Science | Rock sort with partners, fill in the chart | trays of rocks, hand lenses
2:00 | Spelling | Test on list 9. Call each word twice | list is in the sub folder
2:30 | Clean up and jobs | |
2:45 | Dismissal | Car riders to the gym, buses 12 and 31 are called over the intercom |

Early finishers: read or do the puzzle packet.
Zoe has diabetes. If she feels shaky, send her to the nurse with a buddy.
Fire drill at 1:30 today! Line up at the back door, take the red clipboard.
Leave the spelling tests on my desk.`,
  },
  {
    name: 'middle school social studies told by e-mail',
    language: 'en',
    plan: `Hi, thanks so much for covering for me today. I teach 6th grade social studies in room 118. First hour (7:55-8:45) and second hour (8:50-9:40) are working on their map of ancient Egypt. The maps are in the drawer under the window, colored pencils are in the bins. They have to label the Nile, the delta and four cities, see the list on the board. Third hour I have plan, so relax. Fourth hour (10:40-11:30) does the same thing, but they are a bit ahead and some will finish; those may begin reading section 3, pages 88-93, and take notes. 5th hour is lunch, 11:35-12:05. Sixth hour 12:10-1:00 is advisory: they watch CNN 10 and then it's a study hall. Seventh hour (1:05-1:55) has a quiz on chapter 4. It's on the corner of my desk and takes about 20 minutes. No notes. Then the map. Kids can go to the bathroom one at a time, they sign out on the clipboard. If someone gives you trouble, Mr. Petrakis across the hall in 117 will take them. Attendance goes in PowerSchool, or just write who is absent on the sheet. Thank you!!`,
  },
  {
    name: 'kindergarten, bold heads over small lists',
    language: 'en',
    plan: `**Arrival 7:40-8:00**
- Puzzles and books at tables
- Folders in the basket, lunch choice magnets
**Calendar 8:00-8:25**
- Leader of the day: Amir
- days of the week song, count the straws (day 67)
**Literacy 8:25-9:40**
- Letter of the week is Hh. Read "Henry's Hat" (big book on the easel)
- Sheet: color what begins with h. Kids cut and glue.
- Stations: playdough letters, iPads, listening center. 12 min. each, use the bell
**Snack/Recess 9:40-10:15**
- Peanut free table for Ruthie
**Math 10:15-11:00**
- Number 14. Ten frames in the tub, worksheet after
**Lunch 11:00-11:40**
**Rest 11:40-12:10**
- Lights off, soft music
**Special 12:15-1:00**
- Today is Art, room 3. They have to bring their smocks
**Centers 1:00-1:50**
**Dismissal 2:00**
- Check the dismissal chart by the door! Ivy and Cole = daycare van
Helpers: Amir, Josie, Ben
Bathroom is in the room, one kid at a time
Mrs. Kaminski (aide) is here 8-11`,
  },
  {
    name: 'Spanish, second grade, in sentences',
    language: 'es',
    plan: `Buenos días y gracias por cubrir mi clase. Los niños entran a las 8:00 y guardan sus mochilas. De 8:15 a 9:00 hacemos lectura en parejas; los libros están en las canastas verdes. A las 9:00 empieza matemáticas: página 33 del cuaderno, sumas con llevadas. Pueden usar los cubos. Luego hay recreo, de 10:00 a 10:20. Después escriben en su diario sobre el fin de semana. Los que terminen pueden dibujar. Almuerzo a las 11:30 en la cafetería. A las 12:15 tienen música con el maestro Ortiz en el salón 20. A la 1:00 vemos el video del ciclo del agua y llenan la hoja que está en mi escritorio. La salida es a las 2:15 por la puerta principal. Valeria no puede comer nueces. Cualquier duda, la maestra Inés, salón 9.`,
  },
  {
    name: 'high school art and study hall, shorthand',
    language: 'en',
    plan: `Art Rm 140 / sub notes
per 1 (8:00–8:50) Art I - cont. value drawings. Sphere first, then own object. Pencils HB-6B in cans
per 2 (8:55–9:45) Ceramics - GLAZING ONLY no wheel. aprons. clean brushes!! last 10 min cleanup
per 3 prep
per 4 (10:45–11:35) Art I same as 1st
lunch 11:35–12:05
per 5 (12:10–1:00) AP Studio - work on concentrations, they're independent. Sketchbook check: just initial the page
per 6 (1:05–1:55) Study hall in caf. w/ Mr. Dunne, you just help supervise
per 7 (2:00–2:50) Art II - watercolor, landscape from photo. Finished? critique sheet in the tray
Music ok if low. X-acto knives stay locked!
per 4 is chatty, seating chart in clipboard. Rosa & Emmett know where everything is
kiln is hot, keep kids away
ride to art show forms: collect, envelope on desk`,
  },
]
