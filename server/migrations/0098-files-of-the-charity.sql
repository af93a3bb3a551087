-- What staff upload for the charity belongs to the charity once something refers to it.

alter table files add column of_charity boolean not null default false;
comment on column files.of_charity is 'It belongs to the charity: erasing the account of its uploader leaves it where it is.';

update files set of_charity = true
where attached_at is not null and purpose in ('charity_picture', 'story_picture', 'disbursement_document');
