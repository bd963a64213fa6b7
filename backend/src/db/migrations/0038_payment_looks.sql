-- When the provider may be asked about a payment again, and how often it was asked. Null: not asked yet.
ALTER TABLE payments ADD COLUMN next_look_at timestamptz;
--> statement-breakpoint
ALTER TABLE payments ADD COLUMN looks integer NOT NULL DEFAULT 0;
