import type { PublishedPlan } from './published-plan.ts'

/** Plans in Spanish, of the kind that teachers publish, reworded; names are made up. */
export const spanishPlans: readonly PublishedPlan[] = [
  {
    name: 'tercer grado, día completo',
    language: 'es',
    plan: `Plan del día, 3.º B, salón 12
8:00 a 8:20 Entrada y lista
8:20 a 9:30 Lectura: lean las páginas 34 a 38 en voz alta
9:30 a 10:00 Recreo
10:00 a 11:15 Matemáticas: cuaderno de trabajo. Si terminan antes, pueden dibujar.
11:15 a 12:00 Ciencias: video
12:00 Almuerzo
1:10 Salida

El plano de asientos está en el escritorio.
Ayudantes: Lola M., Beto R., Inés
Luis sale a terapia a las 10:30.
Marta tiene asma; su inhalador está en la enfermería.
Simulacro de incendio: salir por la puerta azul al patio.
Si tiene dudas, pregunte a la maestra Rivas, salón 14.
Deje una nota al final del día.`,
    facts: {
      times: ['8:00–8:20', '8:20–9:30', '9:30–10:00', '10:00–11:15', '11:15–12:00', '12:00', '1:10'],
      rooms: ['salón 12', 'páginas 34 a 38'],
      early: ['Si terminan antes, pueden dibujar'],
      seating: ['El plano de asientos está en el escritorio'],
      helpers: ['Lola M., Beto R., Inés'],
      leaves: ['Luis sale a terapia a las 10:30'],
      needs: ['inhalador está en la enfermería'],
      emergency: ['salir por la puerta azul'],
      call: ['pregunte a la maestra Rivas'],
      leave_behind: ['Deje una nota'],
    },
    never: ['asma'],
  },
  {
    name: 'primaria bilingüe con horas en palabras',
    language: 'es',
    plan: `Matemáticas a las 9
Lectura de 8:00 a 8:50
10 de la mañana recreo
Escritura 10:30-11:20 terminar su cuento
1 de la tarde Arte con la maestra Sol`,
    facts: { times: ['8:00–8:50', '9:__', '10:00 am', '10:30–11:20', '1:00 pm'] },
  },
  {
    name: 'secundaria por horas',
    language: 'es',
    plan: `1ª hora: 1.º A. Copias de la página 20, individual.
2ª hora: 1.º B. Lo mismo.
3ª hora: libre
4ª hora: 2.º A. Examen.
Las copias están en la carpeta roja sobre el escritorio.
Los alumnos ya saben qué hacer con sus celulares: van en la caja.`,
    facts: {
      times: ['__:__–__:__', '__:__–__:__', '__:__–__:__', '__:__–__:__'],
      rooms: ['carpeta roja sobre el escritorio', 'página 20'],
      known: ['ya saben qué hacer'],
    },
  },
  {
    name: 'an English plan for a page in Spanish',
    language: 'es',
    plan: `9:00-9:45 Reading: pages 4-9, silent
9:45-10:30 Math: worksheet in the red tray
10:30 Recess
Fire drill: line up at the fence.`,
    facts: {
      times: ['9:00–9:45', '9:45–10:30', '10:30'],
      rooms: ['worksheet in the red tray', 'pages 4-9'],
      emergency: ['line up at the fence'],
    },
  },
  {
    name: 'prekínder con viñetas',
    language: 'es',
    plan: `• 7:45-8:15: Llegada, guardan mochilas
• 8:15-8:45: Círculo, canción de los días
• 8:45-9:30: Centros
• 9:30-9:50: Merienda (Ema es alérgica a la leche)
• 9:50-10:20: Patio
• 10:20-10:40: Cuento "La nube azul"
• 10:40-11:00: Salida
Nombres: Yael se pronuncia Ya-EL
Teléfono de la oficina: extensión 15`,
    facts: {
      times: ['7:45–8:15', '8:15–8:45', '8:45–9:30', '9:30–9:50', '9:50–10:20', '10:20–10:40', '10:40–11:00'],
      names: ['Yael se pronuncia Ya-EL'],
      needs: ['Ema es alérgica a la leche'],
      call: ['extensión 15'],
    },
  },
]
