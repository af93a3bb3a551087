/** What the writing tools wrote, as it is mailed to the teacher. */
export const toolSamples = {
  tool_result: {
    note: {
      tool: 'parent-note',
      title: 'Good news about Mateo',
      texts: [
        {
          title: 'Good news about Mateo',
          text: 'Dear family,\n\nMateo read a whole book today.\n\nMs. Rivera',
        },
        {
          title: 'Buenas noticias sobre Mateo',
          text: 'Estimada familia:\n\nMateo leyó hoy un libro entero.\n\nMs. Rivera',
        },
      ],
    },
  },
} as const
