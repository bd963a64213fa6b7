-- Roles of the people who run the shop: sales, warehouse, catalogue and finance (contract/src/permissions.ts).
ALTER TABLE admin_users DROP CONSTRAINT admin_users_role_check;
ALTER TABLE admin_users ADD CONSTRAINT admin_users_role_check
  CHECK (role IN ('editor', 'publisher', 'manager', 'sales', 'warehouse', 'catalogue', 'finance'));
