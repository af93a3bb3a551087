-- A link that staff hand over proves no mailbox. Whoever comes in by it is let in, but their address stays unproven.
alter table sign_in_links add column handed_over_by uuid references users (id);
comment on column sign_in_links.handed_over_by is 'Who of the staff was shown this link; null where it went to the mailbox alone. Such a link proves no address.';
