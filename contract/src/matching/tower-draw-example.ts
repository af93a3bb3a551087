import type { Proof } from './tower-draw-proof.contract.ts'

/** A whole proof as it is published, made by another implementation: 12 classrooms, 3 places. For tests and docs. */
export const exampleProof: Proof = {
  algorithm: 'tower-draw/1',
  beacon: null,
  capacity: 3,
  draw_id: '5b1f6c2e-9d40-4c7a-8f52-3a7e10c4d9b6',
  entries_count: 12,
  entries_hash: '2774f8eb50cb871ec205b4fd67a428fe4487b00e2229893d86b137154e691a46',
  rules: 'weights/1',
  seed_hash: '72535b0cdf9a229aecb3764335140630bbba51368fd4afd45670b2cb2e0a44e6',
  slot_starts: '2026-11-16T17:00:00Z',
  total_weight: 182,
  commitment_sha256: '19481d486706d2f00b3722a06adc24d81b94baf009b7e28681cb7f4c6e4e059a',
  entries: [
    {
      id: '0fa0cc2e-fbd0-4142-8b3a-3a98385fbb01',
      weight: 20,
    },
    {
      id: '1e57d823-c76d-4d40-81f3-ad09ceebac4f',
      weight: 5,
    },
    {
      id: '2c60e2a5-4716-4f3f-8adb-25b513f174ca',
      weight: 17,
    },
    {
      id: '2f383b91-3f31-4e85-8df9-b1abe566c5b3',
      weight: 28,
    },
    {
      id: '307cf750-c2da-4b72-88f0-15f19b1e5ecf',
      weight: 21,
    },
    {
      id: '31d0822d-8e72-4aea-8dc3-f62c9e7710e6',
      weight: 20,
    },
    {
      id: '5dcc6035-5c2f-4794-8caa-334b1e4278c3',
      weight: 3,
    },
    {
      id: '8fa124ae-4aeb-4b5f-8409-1a6b6b05b04c',
      weight: 13,
    },
    {
      id: 'a3cfb5bb-05d1-4187-88a1-d7a9a5105b86',
      weight: 20,
    },
    {
      id: 'ba134d6e-1f1e-4d0a-8efd-54971da4a282',
      weight: 11,
    },
    {
      id: 'e1aee1e3-e334-4734-8bac-15e7f1cd491c',
      weight: 15,
    },
    {
      id: 'f4dc2aad-9118-46a8-876b-523fbcad25bc',
      weight: 9,
    },
  ],
  public_value: '',
  seed: '0439890276be93d70f553f5f6a001c8451173aebfd9dafc0f193c8bbe7029a20',
  server_seed: '9add2cf2d0bb08af522f02a9f8577e1e8e7383a3f183f43766e68a9cf4870323',
  winners: [
    'ba134d6e-1f1e-4d0a-8efd-54971da4a282',
    '31d0822d-8e72-4aea-8dc3-f62c9e7710e6',
    '0fa0cc2e-fbd0-4142-8b3a-3a98385fbb01',
  ],
}
