-- The search of the console finds what people wrote in tickets and messages, beside their subjects and names.
create index ticket_messages__by_plain_words on ticket_messages
  using gin (to_tsvector('simple', plain_words(body))) with (fastupdate = off);
create index inquiries__by_plain_message on inquiries
  using gin (to_tsvector('simple', plain_words(message))) with (fastupdate = off);
