-- Counts for an operator's monitoring, of all sites together. Row-level security holds for the owner too, so it looks site by
-- site, but in one statement; run it outside a transaction, because it sets the tenant.
CREATE FUNCTION shop_counts() RETURNS TABLE (measure text, label text, value double precision)
LANGUAGE plpgsql AS $$
DECLARE site text;
BEGIN
  FOR site IN SELECT s.id FROM sites s ORDER BY s.id LOOP
    PERFORM set_config('app.site', site, true);
    RETURN QUERY
      SELECT 'mails', m.state, count(*)::float8 FROM mails m
        WHERE m.site_id = site AND (m.state = 'queued' OR m.state = 'given_up' AND m.resent_at IS NULL AND m.dismissed_at IS NULL)
        GROUP BY m.state
      UNION ALL SELECT 'oldest_mail_seconds', '', extract(epoch FROM now() - min(m.created_at))::float8 FROM mails m
        WHERE m.site_id = site AND m.state = 'queued' HAVING count(*) > 0
      UNION ALL SELECT 'jobs', j.kind, count(*)::float8 FROM jobs j
        WHERE j.site_id = site AND j.state = 'waiting' GROUP BY j.kind
      UNION ALL SELECT 'oldest_job_seconds', '', extract(epoch FROM now() - min(j.run_at))::float8 FROM jobs j
        WHERE j.site_id = site AND j.state = 'waiting' AND j.run_at <= now() HAVING count(*) > 0
      UNION ALL SELECT 'orders_of_the_day', o.status::text, count(*)::float8 FROM orders o
        WHERE o.site_id = site AND o.placed_at > now() - interval '1 day' GROUP BY o.status
      UNION ALL SELECT 'payments_of_the_day', y.state, count(*)::float8 FROM payments y
        JOIN orders o ON o.site_id = site AND o.id = y.order_id
        WHERE y.site_id = site AND o.placed_at > now() - interval '1 day' GROUP BY y.state;
  END LOOP;
  PERFORM set_config('app.site', '', true);
END $$;
