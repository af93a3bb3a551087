-- What tells whether a guardian is somebody else than whoever keeps the profile, and the second proof that staff note.

alter table prospect_authors add column network_hash text;
comment on column prospect_authors.network_hash is 'A keyed hash of the network they last wrote from, to compare with that of a guardian; emptied after 90 days.';

alter table prospect_consent_evidence add column network_hash text;
comment on column prospect_consent_evidence.network_hash is 'A keyed hash of the network the word came from; emptied after 90 days.';

alter table prospect_guardians
  add column second_proof text,
  add column second_proof_by_id uuid references users (id),
  add column second_proof_at timestamptz,
  add constraint prospect_guardians__whole_proof check ((second_proof is null) = (second_proof_at is null));
comment on column prospect_guardians.second_proof is 'How staff made sure that this guardian is somebody else than the keeper, such as by a call. Null where nobody did.';
