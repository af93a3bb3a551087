const storybookId = '5a0a2c0e-8d0d-4c53-9a55-5d6a2d3c4b1a'

/** What the writing tools wrote, as it is mailed to the teacher, and what staff grant for them. */
export const toolSamples = {
  teacher_grant: {
    both: { storybook: 2, tools: 1_500, ends: '2026-11-23' },
    'one-for-storybooks': { storybook: 1, tools: 0, ends: '2026-11-23' },
    'one-for-tools': { storybook: 0, tools: 1, ends: '2026-11-23' },
  },
  storybook_news: {
    approved: { outcome: 'approved', storybookId, title: 'Our Bean Cups' },
    'sent-back': {
      outcome: 'sent_back',
      storybookId,
      title: 'Our Bean Cups',
      reason: 'Page 4 names the street of the school.',
    },
    held: { outcome: 'held', storybookId, title: 'Our Bean Cups' },
    named: { outcome: 'named', storybookId, title: 'Our Bean Cups' },
    'put-back': { outcome: 'put_back', storybookId, title: 'Our Bean Cups' },
    'taken-off': {
      outcome: 'taken_off',
      storybookId,
      title: 'Our Bean Cups',
      reason: 'A family asked us to.',
    },
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
