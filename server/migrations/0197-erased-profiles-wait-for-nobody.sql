-- Runs with code from 0188 on.
-- Profiles that were emptied waited for staff, and whoever had kept one with an erased athlete still reached it.

update prospects set status = 'draft', submitted_at = null
where status = 'pending' and (first_name, last_name) = ('Erased', 'Person');
update prospects prospect set owner_id = prospect.athlete_id, onboarded_by_id = null
from users athlete
where athlete.id = prospect.athlete_id and athlete.erased_at is not null and (prospect.first_name, prospect.last_name) = ('Erased', 'Person');
