-- A new e-mail address waits until its owner confirms it by the link in the mail that goes there. For a day after a change
-- recovery mails still go to the address before it.
ALTER TABLE customer_users
  ADD COLUMN pending_email text,
  -- Set when the mail with the link is written; only the hash is stored.
  ADD COLUMN pending_email_code_hash text,
  ADD COLUMN pending_email_until timestamptz,
  ADD COLUMN former_email text,
  ADD COLUMN email_changed_at timestamptz,
  -- When the user was last sent a link to a new password.
  ADD COLUMN recovery_mailed_at timestamptz;
--> statement-breakpoint
CREATE UNIQUE INDEX customer_users_by_pending_email_code ON customer_users (site_id, pending_email_code_hash)
  WHERE pending_email_code_hash IS NOT NULL;
