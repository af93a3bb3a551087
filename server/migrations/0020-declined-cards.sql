-- Cards turned down in the last half hour are counted four times a minute, out of every event there ever was.
create index provider_events__declined on provider_events (received_at) where kind = 'payment_declined';
