-- The second step of an administrator's login: a code by time (RFC 6238), or one of the recovery codes.
CREATE TABLE admin_second_factors (
  site_id text NOT NULL REFERENCES sites (id),
  admin_id integer NOT NULL,
  -- Encrypted with a key of the installation's secret: a copy of this table makes no codes.
  secret text NOT NULL,
  -- The last step whose code was used: no code works twice.
  last_step bigint NOT NULL,
  -- Absent while it is being set up.
  confirmed_at timestamptz,
  PRIMARY KEY (site_id, admin_id),
  FOREIGN KEY (site_id, admin_id) REFERENCES admin_users (site_id, id) ON DELETE CASCADE
);

-- Only hashes are stored; using a code deletes it.
CREATE TABLE admin_recovery_codes (
  site_id text NOT NULL REFERENCES sites (id),
  admin_id integer NOT NULL,
  code_hash text NOT NULL,
  PRIMARY KEY (site_id, admin_id, code_hash),
  FOREIGN KEY (site_id, admin_id) REFERENCES admin_second_factors (site_id, admin_id) ON DELETE CASCADE
);

DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['admin_second_factors', 'admin_recovery_codes']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY own_site ON %I
      USING (site_id = current_setting(''app.site'', true)) WITH CHECK (site_id = current_setting(''app.site'', true))', tenant_table);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO toonbank_app', tenant_table);
  END LOOP;
END $$;

-- What an administrator's session still needs before it may do anything: a code, or a second factor to be set up.
ALTER TABLE sessions ADD COLUMN pending text CHECK (pending IN ('code', 'setup'));

-- Whether every administrator of the site needs a second factor.
ALTER TABLE sites ADD COLUMN admin_second_factor boolean NOT NULL DEFAULT false;
