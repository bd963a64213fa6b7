-- What an administrator may do: an editor writes drafts, a publisher makes them live, a manager also has users and
-- settings. Those of before could do everything and keep that; a new one starts with the least.
ALTER TABLE admin_users ADD COLUMN role text NOT NULL DEFAULT 'manager'
  CHECK (role IN ('editor', 'publisher', 'manager'));
ALTER TABLE admin_users ALTER COLUMN role SET DEFAULT 'editor';
