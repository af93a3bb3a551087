import type { FreshPlan } from './fresh-level.ts'

/** The third batch, written after the second was mended and before its own results were known. */
export const thirdBriefs: readonly FreshPlan[] = [
  {
    name: 'fourth grade, plain list with dashes between time and title',
    language: 'en',
    plan: `4th grade sub plans - Ms. Renner - Tuesday

7:45 - 8:00 Students arrive, unpack, bell work on the board
8:00 - 8:45 Math - Lesson 42 in the math book (p. 131). Teach the first page with them, the second page is independent.
8:45 - 9:30 Music (Mr. Salas, room 6)
9:30 - 10:30 Reading - "Because of Winn-Dixie" ch. 9-10, read aloud together, then the comprehension questions on Google Classroom.
10:30 - 10:45 Recess
10:45 - 11:30 Writing - How-to paragraphs. Graphic organizers are in the tray by the door.
11:30 - 12:10 Lunch
12:10 - 12:30 DEAR
12:30 - 1:15 Science - Mystery Science "Why do rivers curve?" (logged in on the board). Students fill in the worksheet that is on the back table.
1:15 - 2:00 Social Studies - work on state brochures. Markers and rulers on the counter.
2:00 - 2:25 Finish up/ free time if they have been good
2:30 Dismissal: bus riders line up by the window, walkers by the door

Good helpers: Aaron, Mei, Sabrina
Lucas: 504 plan, sits near you, may stand to work
Early finishers: Prodigy or library book
Questions: Ms. Pike across the hall (room 15)`,
  },
  {
    name: 'high school government, sentences with the periods named',
    language: 'en',
    plan: `Thanks for being here today! First period is my prep, so you can get settled. Second period (8:50-9:40) is Government. Students should pick up the article on the Supreme Court from the table by the door, read it, and answer the five questions on the back. It is due at the end of the period. Third period (9:45-10:35) and fifth period (11:30-12:20) are the same class and do the same assignment. Fourth period (10:40-11:25) is Economics; they have a test. The tests are in the top drawer of the filing cabinet, and the key for the cabinet is under the stapler. They need the whole period and can't use their phones. Lunch is 12:20-12:50. Sixth period (12:55-1:45) is also Economics, same test. Seventh period (1:50-2:40) is yearbook, they know what to do. The editor is Paloma and she is in charge. Take attendance on paper and have someone bring it to the office. If you have any problems call Mr. Haskins at 4417.`,
  },
  {
    name: 'first grade, day parts with headings and bullets',
    language: 'en',
    plan: `GOOD MORNING!

MORNING
• 8:15 Greet students at the door. They hang up coats and turn in folders.
• 8:30 Morning message on the easel. Read it together.
• 8:45 Phonics: blends fl and sl. Word cards in the pocket chart. Sheet is in the blue bin labeled Tuesday.
• 9:15 Daily 5 (two rounds, 20 minutes each). Students know their choices. You listen to Emilio, Grace and Tariq read.
• 10:00 Snack & story

MIDDAY
• 10:20 Recess (I have duty: blacktop)
• 10:40 Math: number line hop, then page 77
• 11:40 Lunch - walk them, pick up at 12:10

AFTERNOON
• 12:15 Read aloud: Junie B. Jones chapter 4
• 12:35 Art with Ms. Delacroix
• 1:20 Science: plant observation, journals in the green tub
• 2:00 Centers/clean up
• 2:30 Dismissal, see the list by the phone

NOTES
• Bathroom: one boy, one girl. Use the passes.
• Tariq leaves at 1:00 for OT.
• Grace can't have red dye.
• Attention signal: "Hocus pocus" - "Everybody focus"`,
  },
  {
    name: 'middle school science by grade with lab rules, times at the end of lines',
    language: 'en',
    plan: `Science - Mr. Abara
Homeroom (8:00 - 8:10)
6th grade A (8:12 - 8:57)
6th grade B (9:00 - 9:45)
Break (9:45 - 9:55)
8th grade A (9:58 - 10:43)
8th grade B (10:46 - 11:31)
Lunch (11:31 - 12:05)
7th grade A (12:08 - 12:53)
7th grade B (12:56 - 1:41)
Prep (1:44 - 2:30)

6th grade: vocabulary foldable for chapter 3. Words are on the board. Scissors and glue are in the bins on each table.
7th grade: watch "Bill Nye: Cells" on the projector (25 minutes), then p. 92 #1-8.
8th grade: finish the density lab write-up on their Chromebooks. It's due tonight.

Nobody goes in the chemical closet. Goggles stay in the cabinet.
8th B: Kendrick and Ravi should not work together.
Homeroom rep: Jaslyn will take the attendance sheet down.
I'd love a note about which classes were good.`,
  },
  {
    name: 'third grade, hurried e-mail without capital letters',
    language: 'en',
    plan: `hi! so sorry for the late plans, my son is sick. kids come in at 8:35, they know to start their morning work. at 9 we do spelling, give them the pretest for list 14 (list is on my desk), they correct their own. 9:30 is reading, they are in chapter 6 of the lemonade war, read it with them and stop at page 80. 10:30 recess. 10:50 math: multiplication facts game in pairs with the dice, then the worksheet in the red folder. 12 lunch. 12:45 quiet reading. 1:15 computer lab with mrs. shaw, take them down the stairs by the office. 2 we usually do science but you can let them finish their posters about habitats. pack up at 2:45 and they leave at 3. jaden and will need to be apart. ask ms. terry in room 9 if you need anything. thank you so much!!`,
  },
  {
    name: 'elementary art, one row per class with what they do',
    language: 'en',
    plan: `ART ROOM - substitute
8:40-9:25 2A (Hull): paper weaving day 2, their mats are in the drawer with the class name
9:30-10:15 4B (Ngo): clay is drying so they draw their animal from 3 sides in the sketchbook
10:20-11:05 KA (Frost): shape robots with the stamps, smocks!!
11:05-11:50 lunch
11:55-12:40 5A (Reed): perspective street, step 3 on the poster. They need rulers
12:45-1:30 1B (Cho): read "The Dot" then each makes a big dot with watercolor
1:35-2:20 3A (Lund): finish Matisse collage; when done they may do a free drawing
2:25-2:55 plan
K: tie shoes, zip, whatever, they will ask you 100 times
Sinks: 2 kids at a time. Paint water goes in the left sink only
If a class is wild have them do silent drawing at their seats
5A - Monique wears glasses and sits in front
Nurse is 120, office 100`,
  },
  {
    name: 'Spanish, fifth grade, table by bars',
    language: 'es',
    plan: `Hora | Materia | Actividad
8:00-8:15 | Entrada | Tarea en la charola roja, pasar lista
8:15-9:15 | Matemáticas | Fracciones equivalentes, págs. 40 y 41. Se corrige entre todos
9:15-10:15 | Español | Leer "El misterio del faro" cap. 2 en silencio y escribir un resumen de 5 oraciones
10:15-10:35 | Recreo |
10:35-11:20 | Inglés | Con Mr. Doyle, él viene al salón
11:20-12:00 | Almuerzo |
12:00-12:45 | Historia | Video "Los mayas" (20 min, enlace en el escritorio) y línea del tiempo
12:45-1:30 | Educación física | Cancha, con el profe Raúl
1:30-2:10 | Ciencias | Terminar maquetas de volcán, material en el estante de atrás
2:15 | Salida | Tomás y Abril se van en el camión 4

Ayudantes: Ximena, Pablo, Leo
Iván necesita sentarse adelante.
Si terminan antes: sopa de letras en la carpeta verde.
Cualquier problema, llame a la dirección, ext. 12.`,
  },
  {
    name: 'resource and inclusion schedule with initials',
    language: 'en',
    plan: `Sped Resource - Mrs. Iverson - sub plan for 2/9
8:20-9:05 Co-teach w/ Mr. Banks (5th grade math, rm 18). Help J.R., T.M., and A.S. Mr. Banks leads.
9:10-9:50 Resource reading grp 1: Read Naturally, folders in the crate. Kids know how to do this - time them on the cold read and hot read, they graph it
9:55-10:35 Resource reading grp 2: Rewards lesson 8, teacher's book is on the u-table, pg. 45
10:40-11:10 lunch
11:10-11:40 lunch bunch w/ 4 girls: play Apples to Apples
11:45-12:30 Resource math: touch money, then IXL (2nd gr. D.1-D.4)
12:35-1:20 Testing - give L.P. his science test in the hall. Read every question to him. Test is in my mailbox in the office
1:25-2:10 Co-teach w/ Ms. Vu (3rd grade writing, rm 11)
2:15-2:45 Check out: students bring their point cards. If 80% or more they pick from the prize box.
T.M. might shut down. Give him space, don't talk, he comes back in 5 min.
A.S. goes to speech at 11:50. 
Paraeducator Ms. Flora is with me 9:10-12:30. She is great.`,
  },
]
