import type { PublishedPlan } from '../briefs/published-plan.ts'

/** Plans for specials, small groups and two languages as teachers leave them for a substitute, in other words; names are made up. */
export const otherBriefReadings: readonly PublishedPlan[] = [
  {
    name: 'music teacher on a cart',
    language: 'en',
    plan: `MUSIC SUB PLANS
8:20-8:55 3rd - Garza (rm 14)
8:55-9:30 3rd - Pool (rm 16)
9:35-10:10 1st - Nash (rm 3)
10:15-10:50 Prep
10:55-11:30 K - Ortiz (rm 1)
11:30-12:10 lunch
12:15-12:50 5th - Hale (stage)
12:55-1:30 4th - Bui (rm 20)
1:35-2:10 choir, cafeteria

3rd and 4th: recorder video, no recorders today. Video is on the flash drive, 20 min. Then rhythm bingo.
K and 1st: sing the welcome song (they know it), freeze dance, read "The Little Drum" from the cart.
5th: music careers packet, work alone or with a partner.
Choir: Mrs. Hale will run it, just help with behavior.
The cart key is in the office with Pat.`,
    facts: {
      times: [
        '8:20–8:55',
        '8:55–9:30',
        '9:35–10:10',
        '10:15–10:50',
        '10:55–11:30',
        '11:30–12:10',
        '12:15–12:50',
        '12:55–1:30',
        '1:35–2:10',
      ],
      rooms: ['cart key is in the office'],
      known: ['they know it'],
    },
  },
  {
    name: 'art teacher, supplies and a rule for clay',
    language: 'en',
    plan: `Art Room (Room 30)
Mon/Wed/Fri schedule
9:00 2nd grade
9:50 4th grade
10:40 5th grade
11:30 lunch
12:20 Kinder
1:10 3rd grade
2:00 1st grade

Everyone is doing the same thing: weather landscape. Show the sample (hanging by the sink), fold paper in half, sky on top, land below. Crayons first, then watercolor. Paper is precut on the counter. NO CLAY, the kiln is on, keep kids away from it.
If they finish: free draw or I Spy books.
Table helpers pass things out, their names are on the tables.
Leave the paintings on the drying rack and tell me how each class did.
Gabe (4th) can't have latex gloves - allergy.`,
    facts: {
      times: ['9:00', '9:50', '10:40', '11:30', '12:20', '1:10', '2:00'],
      rooms: ['Paper is precut on the counter', 'Art Room (Room 30)'],
      early: ['free draw or I Spy books'],
      helpers: ['Table helpers pass things out'],
      needs: ["can't have latex gloves"],
      leave_behind: ['Leave the paintings on the drying rack'],
    },
  },
  {
    name: 'a plan typed at five in the morning',
    language: 'en',
    plan: `so sorry this is last minute, my son is sick. kids come in at 750, they have morning work in their bins. do calendar then reading, the lesson is open on my desk. snack at 930 then recess at 10. math is 1030-1130, just do the review pages 55 and 56, they can work w a partner. lunch 1135. after lunch is library and then they can finish the turkey project from yesterday. dismissal is at 225. ask kim next door (rm 11) if you need anything, she knows my kids. harper and jude are good helpers. lena has to leave at 1 for the dentist. thank you!!`,
    facts: {
      times: ['7:50', '9:30', '10:__', '10:30–11:30', '11:35', '2:25'],
      rooms: ['review pages 55 and 56'],
      helpers: ['harper and jude are good helpers'],
      leaves: ['lena has to leave at 1'],
      call: ['ask kim next door'],
    },
  },
  {
    name: 'primer grado bilingüe',
    language: 'es',
    plan: `Salón 7, maestra Elizondo
7:45 Entran, cuelgan mochilas, trabajo de la mañana en la mesa
8:00-8:30 Calendario en la alfombra
8:30-9:30 Lectura: cuento «El conejo» del libro rojo, páginas 22 a 27. Leerlo en voz alta, luego en parejas.
9:30-9:50 Refrigerio y baño
9:50-10:50 Matemáticas: sumas hasta 20, hoja en la charola azul
10:50-11:20 Recreo
11:20-12:00 Educación física en el gimnasio con el maestro Paz
12:00-12:40 Lonche
12:40-1:30 Inglés con Ms. Hart
1:30-2:10 Centros
2:15 Salida. La lista de camiones está en la puerta.

Los niños ya saben formarse con la canción.
Dani y Renata ayudan a repartir hojas.
Emilio es alérgico a los lácteos; solo toma jugo.
Si acaban temprano, leen un libro de su caja.
Cualquier cosa, llame a la oficina, extensión 12.
Déjeme una nota de cómo se portaron.`,
    facts: {
      times: [
        '7:45',
        '8:00–8:30',
        '8:30–9:30',
        '9:30–9:50',
        '9:50–10:50',
        '10:50–11:20',
        '11:20–12:00',
        '12:00–12:40',
        '12:40–1:30',
        '1:30–2:10',
        '2:15',
      ],
      rooms: ['páginas 22 a 27', 'hoja en la charola azul', 'Salón 7'],
      known: ['ya saben formarse'],
      helpers: ['Dani y Renata ayudan'],
      needs: ['alérgico a los lácteos'],
      early: ['leen un libro de su caja'],
      call: ['llame a la oficina, extensión 12'],
      leave_behind: ['Déjeme una nota'],
    },
  },
  {
    name: 'English learners in small groups',
    language: 'en',
    plan: `ESL pull out / push in. My office is by the copy room.
8:45-9:15 pick up 1st grade newcomers from Room 5: Amara, Yusuf, Linh
9:20-10:05 push into Room 17 (4th, Ms. Greer), help Santiago and Wei with the science reading
10:10-10:40 2nd grade group, picture cards and bingo. Cards are in drawer 2.
10:45-11:15 testing make-ups, skip this today
11:15-11:55 lunch
12:00-12:45 5th grade group: read the next two pages of the article together, underline new words. Articles in folder marked 5.
12:50-1:20 K group - songs and the color game
1:30-3:00 planning. Please cut the laminated cards!

Amara says her name uh-MAR-uh and is very shy, please don't call on her.
Linh sounds like "Lin".
Newcomers can point or draw.
Leave me a quick note about who came.`,
    facts: {
      times: [
        '8:45–9:15',
        '9:20–10:05',
        '10:10–10:40',
        '10:45–11:15',
        '11:15–11:55',
        '12:00–12:45',
        '12:50–1:20',
        '1:30–3:00',
      ],
      rooms: ['Cards are in drawer 2', 'Articles in folder marked 5', 'Room 17'],
      names: ['uh-MAR-uh', 'Linh sounds like'],
      leave_behind: ['Leave me a quick note'],
    },
  },
]
