-- Each grant of credits is looked for in the audit log when the books are verified, without going through the log.
create index audit_log__credit_grants on audit_log ((details ->> 'transaction_id')) where action = 'credits.grant';
