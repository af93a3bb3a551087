/** What the writing tools wrote, as it is mailed to the teacher, and what staff grant for them. */
export const toolSamples = {
  teacher_grant: {
    both: { storybook: 2, tools: 1_500, ends: '2026-11-23' },
    'one-for-storybooks': { storybook: 1, tools: 0, ends: '2026-11-23' },
    'one-for-tools': { storybook: 0, tools: 1, ends: '2026-11-23' },
  },
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
