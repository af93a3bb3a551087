/**
 * Every column of text in tables whose rows are never changed, and why an erasure leaves it: ids, codes and keys of ours; words of
 * the charity about itself; or words that are kept apart, in a table from which they can go.
 */
export const appendedWords = {
  athlete_money_rules: {},
  athlete_news: {},
  audit_log: {
    action: 'code',
    target_kind: 'code',
    target_id: 'id',
    details: 'facts and hashes; words are apart, in audit_words',
    previous_hash: 'hash',
    hash: 'hash',
  },
  audit_marks: { hash: 'hash' },
  book_seals: { hash: 'hash', of: 'choice', previous_hash: 'hash' },
  card_transactions: { id: 'id', kind: 'code', authorization_id: 'id' },
  charity_details: {
    ...{ name: 'charity', legal_name: 'charity', ein: 'charity', address: 'charity', email: 'charity' },
    ...{ phone: 'charity', color_day: 'charity', color_night: 'charity', logo_url: 'charity' },
    picture_url: 'charity',
  },
  charity_zones: { zone: 'code' },
  draw_commitments: { beacon: 'code', commitment_hash: 'hash' },
  draw_entries: {},
  draw_moves: {},
  draw_weights: {},
  draw_winners: {},
  ledger_postings: { unit: 'code' },
  ledger_transactions: {
    kind: 'code',
    idempotency_key: 'key',
    memo: 'codes, and names of packs; notes are apart, in grant_notes',
  },
  ledger_verifications: { broken: 'codes' },
  month_closings: { bank_agreement: 'one of four words', figures: 'amounts' },
  owned_items: {},
  page_texts: { page: 'code', texts: 'charity' },
  payment_shares: { share: 'code', split_version: 'code' },
  payout_lines: {
    ...{
      id: 'id',
      payout_id: 'id',
      kind: 'code',
      currency: 'code',
      provider_payment_id: 'id',
      source_id: 'id',
    },
  },
  introductions: { role: 'code', door: 'code' },
  prospect_consents: {
    ...{
      evidence: 'always null: apart, in prospect_consent_evidence',
      how: 'code',
      locale: 'code',
      role: 'code',
    },
    text_hash: 'hash',
  },
  reimbursement_payment_files: {},
  role_history: { old_role: 'code', new_role: 'code', reason: 'code; words are apart, in role_words' },
  secret_marks: { mark: 'hash' },
  teacher_grants: { request_key: 'key' },
  team_lists: { members: 'charity, with the consent of its team' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>
