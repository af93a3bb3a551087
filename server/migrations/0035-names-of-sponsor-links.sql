-- A link keeps the name that was given with it. The request takes it over once somebody pays by the link, which only
-- whoever reads the mailbox can: until then, anybody may have typed it.

alter table sponsor_links add column display_name text;
update sponsor_links set display_name = sponsor_requests.display_name
from sponsor_requests where sponsor_requests.id = sponsor_links.request_id;

comment on column sponsor_links.display_name is 'The name given with the form that this link was mailed for.';
comment on column sponsor_requests.display_name is 'The name of a link that was used to pay: proved by the mailbox.';
