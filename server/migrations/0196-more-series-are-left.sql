-- Runs with code from 0188 on.
-- Invitations to sponsor and reminders of the draw are left as news of a gift is.

alter table mail_leaves drop constraint mail_leaves__known_series,
  add constraint mail_leaves__known_series check (series in ('gift_news', 'sponsor_invites', 'draw_reminders'));
