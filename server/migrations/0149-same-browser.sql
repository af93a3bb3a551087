-- A guardian's word that comes from the browser in which the keeper wrote is one of the signs that staff see.

alter table prospect_consent_evidence add column keepers_browser boolean;
comment on column prospect_consent_evidence.keepers_browser is 'Whether the word came from a browser in which somebody who keeps the profile wrote it; emptied after 90 days.';
