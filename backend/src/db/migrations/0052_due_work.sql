-- Articles and prices change without a publication too: by the desks, by imports, by another system.
ALTER TABLE content_changes DROP CONSTRAINT content_changes_tag_check;
ALTER TABLE content_changes ADD CONSTRAINT content_changes_tag_check
  CHECK (tag IN ('content', 'groups', 'settings', 'products'));

CREATE INDEX tasks_promised ON tasks (site_id, promised_at) WHERE status = 'open' AND escalated_at IS NULL;
CREATE INDEX customers_in_belgium ON customers (site_id, vat_number) WHERE vat_number LIKE 'BE%';

-- The kinds of work that are due, with their sites. Row-level security holds for the owner too, so it looks site by site, but in
-- one statement; run it outside a transaction, because it sets the tenant. `today` and `last_night` are by the clock in the shop.
CREATE FUNCTION due_work(kinds text[], today date, last_night timestamptz) RETURNS TABLE (kind text, site_id text)
LANGUAGE plpgsql AS $$
DECLARE site text;
BEGIN
  FOR site IN SELECT s.id FROM sites s ORDER BY s.id LOOP
    PERFORM set_config('app.site', site, true);
    RETURN QUERY
      SELECT 'mail', site WHERE 'mail' = ANY (kinds) AND EXISTS (
        SELECT FROM mails m WHERE m.site_id = site AND m.state = 'queued' AND m.next_try_at <= now())
      UNION ALL SELECT 'job', site WHERE 'job' = ANY (kinds) AND EXISTS (
        SELECT FROM jobs j WHERE j.site_id = site AND j.state = 'waiting' AND j.run_at <= now()
          AND (j.leased_until IS NULL OR j.leased_until < now()))
      UNION ALL SELECT 'publication', site WHERE 'publication' = ANY (kinds) AND (
        EXISTS (SELECT FROM content_versions v
          WHERE v.site_id = site AND v.state = 'scheduled' AND v.refused = '' AND v.publish_at <= now())
        OR EXISTS (SELECT FROM planned_changes p WHERE p.site_id = site AND p.at <= now()))
      UNION ALL SELECT 'recurring_order', site WHERE 'recurring_order' = ANY (kinds) AND EXISTS (
        SELECT FROM recurring_orders r
        WHERE r.site_id = site AND r.active AND r.removed_at IS NULL AND r.next_on <= today)
      UNION ALL SELECT 'unpaid_order', site WHERE 'unpaid_order' = ANY (kinds) AND EXISTS (
        SELECT FROM orders o WHERE o.site_id = site AND o.status = 1 AND o.payment_state <> 'paid'
          AND o.pay_before IS NOT NULL AND o.pay_before < now())
      UNION ALL SELECT 'silent_payment', site WHERE 'silent_payment' = ANY (kinds) AND EXISTS (
        SELECT FROM payments y WHERE y.site_id = site AND y.state = 'open' AND y.provider_id IS NOT NULL
          AND y.expires_at < now() AND (y.next_look_at IS NULL OR y.next_look_at <= now()))
      UNION ALL SELECT 'missed_promise', site WHERE 'missed_promise' = ANY (kinds) AND EXISTS (
        SELECT FROM tasks t
        WHERE t.site_id = site AND t.status = 'open' AND t.escalated_at IS NULL AND t.promised_at < now())
      UNION ALL SELECT 'master_text', site WHERE 'master_text' = ANY (kinds) AND EXISTS (
        SELECT FROM master_pages g JOIN master_texts x ON x.code = g.code AND x.version > g.version
        WHERE g.site_id = site)
      UNION ALL SELECT 'text_check', site WHERE 'text_check' = ANY (kinds) AND NOT EXISTS (
        SELECT FROM content_checks k WHERE k.site_id = site AND k.checked_at >= last_night)
      UNION ALL SELECT 'vat_check', site WHERE 'vat_check' = ANY (kinds) AND EXISTS (
        SELECT FROM customers c
        WHERE c.site_id = site AND c.vat_number LIKE 'BE%' AND c.kind = 'business' AND c.active AND NOT EXISTS (
          SELECT FROM vat_checks a WHERE a.site_id = site AND a.vat_number = c.vat_number
            AND a.outcome <> 'unavailable' AND a.asked_at >= now() - interval '25 days'));
  END LOOP;
  PERFORM set_config('app.site', '', true);
END $$;
