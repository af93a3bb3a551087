alter table broadcasts add column request_key uuid, add constraint broadcasts__once unique (request_key);
comment on column broadcasts.request_key is 'Of the form that wrote it: sent twice, it writes one slide.';
