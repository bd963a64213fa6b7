-- A group, a price list and a customer belong to one site. The planner took site and group for independent: on many sites
-- it expected 2 of 500 entries of a group, and joined a customer's list in loops.
CREATE STATISTICS list_entries_site_group (ndistinct, dependencies) ON site_id, group_id FROM list_entries;
--> statement-breakpoint
CREATE STATISTICS list_prices_site_list (ndistinct, dependencies) ON site_id, price_list_id FROM list_prices;
--> statement-breakpoint
CREATE STATISTICS price_agreements_site_customer (ndistinct, dependencies) ON site_id, customer_id FROM price_agreements;
--> statement-breakpoint
ANALYZE list_entries, list_prices, price_agreements;
