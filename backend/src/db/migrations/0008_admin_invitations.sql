-- Managers add administrators, who choose their password with a link.

ALTER TABLE admin_users ADD COLUMN email text NOT NULL DEFAULT '', ADD COLUMN last_login_at timestamptz;

-- Only hashes are stored; using a code deletes it.
CREATE TABLE admin_invitations (
  site_id text NOT NULL REFERENCES sites (id),
  code_hash text NOT NULL,
  admin_id integer NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, code_hash),
  FOREIGN KEY (site_id, admin_id) REFERENCES admin_users (site_id, id) ON DELETE CASCADE
);
CREATE INDEX admin_invitations_by_admin ON admin_invitations (site_id, admin_id);
ALTER TABLE admin_invitations ENABLE ROW LEVEL SECURITY;
ALTER TABLE admin_invitations FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON admin_invitations
  USING (site_id = current_setting('app.site', true)) WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT, UPDATE, DELETE ON admin_invitations TO toonbank_app;

ALTER TABLE mails ADD COLUMN admin_id integer;
ALTER TABLE mails ADD CONSTRAINT mails_admin_id_fkey
  FOREIGN KEY (site_id, admin_id) REFERENCES admin_users (site_id, id) ON DELETE CASCADE;

-- Managers decide whether their site demands a second factor. The policy `own_texts` keeps other sites out.
GRANT SELECT (admin_second_factor), UPDATE (admin_second_factor) ON sites TO toonbank_app;
