import { paths } from '@tower/contract/pages.ts'

export type DemoStory = StoryWords & { image: string; link: string; spanish: StoryWords }

type StoryWords = { title: string; summary: string; imageAlt: string }

/** Stories of nobody: each says that it is a sample. */
export const demoStories: readonly DemoStory[] = [
  {
    title: '“We asked for one rug. It turned into the place where everyone wants to read.”',
    summary: 'Ms. Demo-Núñez, Room 12, Ruskin Elementary (sample story)',
    image: '/story/rug.webp',
    imageAlt: 'Drawing: a teacher and four children around a reading rug.',
    link: paths.draws,
    spanish: {
      title: '«Pedimos una alfombra. Se convirtió en el lugar donde todos quieren leer.»',
      summary: 'Sra. Demo-Núñez, Room 12, Ruskin Elementary (historia de ejemplo)',
      imageAlt: 'Dibujo: una maestra y cuatro niños alrededor de una alfombra de lectura.',
    },
  },
  {
    title: '“They measured twice, argued once, and the tower stood.”',
    summary: 'Mr. Demo-Okafor, Maker Corner, Lakota Day School (sample story)',
    image: '/story/tower.webp',
    imageAlt: 'Drawing: two children build a block tower in front of a chalkboard.',
    link: paths.classroomAbout,
    spanish: {
      title: '«Midieron dos veces, discutieron una, y la torre quedó en pie.»',
      summary: 'Sr. Demo-Okafor, Maker Corner, Lakota Day School (historia de ejemplo)',
      imageAlt: 'Dibujo: dos niños construyen una torre de bloques frente a un pizarrón.',
    },
  },
  {
    title: '“The garden was for science. Now the whole street waters it.”',
    summary: 'Ms. Demo-Park, Aula 5, Escuela Los Pinos (sample story)',
    image: '/story/garden.webp',
    imageAlt: 'Drawing: two children water young plants together.',
    link: paths.mission,
    spanish: {
      title: '«El huerto era para ciencias. Ahora lo riega toda la calle.»',
      summary: 'Sra. Demo-Park, Aula 5, Escuela Los Pinos (historia de ejemplo)',
      imageAlt: 'Dibujo: dos niños riegan juntos unas plantas jóvenes.',
    },
  },
]
