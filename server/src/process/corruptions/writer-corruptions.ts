import type { Corruption } from './corruption.ts'

/** What a provider of words took, and which teachers agreed to it. */
export const writerCorruptions: Corruption[] = [
  {
    name: 'a day of a provider lowered, so that more fits under its cap',
    plant: ['update writer_days set tokens = tokens - 1 where teacher_id is null'],
  },
  {
    name: 'a day of a teacher made cheaper',
    plant: ['update writer_days set microdollars = microdollars + 1 where teacher_id is not null'],
  },
  {
    name: 'an ask settled at less than was booked',
    plant: ['update writer_asks set tokens = tokens - 1 where settled_at is not null'],
  },
  {
    name: 'an agreement that no teacher gave',
    plant: ["update writer_consents set provider = 'evil.test'"],
  },
]
