DROP INDEX "packets_by_group";--> statement-breakpoint
DROP INDEX "packets_by_status";--> statement-breakpoint
DROP INDEX "packets_by_property";--> statement-breakpoint
DROP INDEX "packets_search";--> statement-breakpoint
ALTER TABLE "packets"
  ADD COLUMN "sort_name" text DEFAULT '' NOT NULL,
  ADD COLUMN "sort_resident" text DEFAULT '' NOT NULL,
  ADD COLUMN "sort_address" text DEFAULT '' NOT NULL,
  ADD COLUMN "is_put_away" boolean GENERATED ALWAYS AS (put_away_at is not null) STORED NOT NULL,
  ADD COLUMN "status_order" smallint GENERATED ALWAYS AS (case status when 'CREATED' then 0 when 'IN_PROGRESS' then 1 when 'AWAITING_PAYMENT' then 2 when 'AWAITING_TENANT_SIGNATURE' then 3 when 'AWAITING_LANDLORD_SIGNATURE' then 4 when 'FULLY_EXECUTED' then 5 else 6 end) STORED NOT NULL,
  ADD COLUMN "sort_executed" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(execution_date, timestamptz '1970-01-01 00:00:00+00')) STORED NOT NULL;--> statement-breakpoint
-- As `normalizeText` in the server's normalize-text.ts: no case, no accents.
CREATE FUNCTION pg_temp.plain(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(replace(replace(replace(translate(regexp_replace(lower(normalize(value, NFKD)),
    '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f]',
    '', 'g'), 'đøłıðħς’', 'dolidhσ'''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;--> statement-breakpoint
-- As `sortKey`: numbers have eight digits, so that 2 comes before 10.
CREATE FUNCTION pg_temp.sort_key(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT left(regexp_replace(regexp_replace(pg_temp.plain(value), '(\d+)', '0000000\1', 'g'),
    '0*(\d{8})(?!\d)', '\1', 'g'), 200)
$$;--> statement-breakpoint
UPDATE "packets" AS packet
SET "search_text" = ' ' || replace(pg_temp.plain(packet."search_text"), E'\n', E'\n ') || E'\n '
    || coalesce((
      SELECT string_agg(phones."digits", E'\n ') || E'\n '
      FROM (
        SELECT regexp_replace(resident."phone", '\D', '', 'g') AS "digits"
        FROM "packet_tenants" AS resident WHERE resident."packet_id" = packet."id"
        UNION
        SELECT regexp_replace(invite."phone", '\D', '', 'g')
        FROM "signing_invites" AS invite
        WHERE invite."packet_id" = packet."id" AND invite."phone" <> ''
      ) AS phones), '')
    || packet."id" || E'\n ' || lower(packet."document_group_id") || E'\n ',
  "sort_name" = pg_temp.sort_key(packet."name"),
  "sort_resident" = coalesce((
    SELECT pg_temp.sort_key(resident."first_name" || ' ' || resident."last_name")
    FROM "packet_tenants" AS resident
    WHERE resident."packet_id" = packet."id" AND resident."position" = 0), ''),
  "sort_address" = pg_temp.sort_key((packet."address" ->> 'street') || ' ' || packet."unit_name");--> statement-breakpoint
CREATE INDEX "packets_by_created" ON "packets" USING btree ("owner_id","is_put_away","created_at","number");--> statement-breakpoint
CREATE INDEX "packets_by_name" ON "packets" USING btree ("owner_id","is_put_away","sort_name","number");--> statement-breakpoint
CREATE INDEX "packets_by_resident" ON "packets" USING btree ("owner_id","is_put_away","sort_resident","number");--> statement-breakpoint
CREATE INDEX "packets_by_address" ON "packets" USING btree ("owner_id","is_put_away","sort_address","number");--> statement-breakpoint
CREATE INDEX "packets_by_executed" ON "packets" USING btree ("owner_id","is_put_away","sort_executed","number");--> statement-breakpoint
CREATE INDEX "packets_by_status_order" ON "packets" USING btree ("owner_id","is_put_away","status_order","created_at","number");--> statement-breakpoint
CREATE INDEX "packets_by_list_group" ON "packets" USING btree ("owner_id","is_put_away","list_group","created_at","number");--> statement-breakpoint
CREATE INDEX "packets_by_group_executed" ON "packets" USING btree ("owner_id","is_put_away","list_group","sort_executed","number");--> statement-breakpoint
CREATE INDEX "packets_of_property" ON "packets" USING btree ("owner_id","property_id","created_at","number");--> statement-breakpoint
CREATE INDEX "packets_searched" ON "packets" USING gin (("search_text" || case "status" when 'CREATED' then 'created' when 'IN_PROGRESS' then 'in progress' when 'AWAITING_PAYMENT' then 'awaiting payment' when 'AWAITING_TENANT_SIGNATURE' then 'awaiting resident signature' when 'AWAITING_LANDLORD_SIGNATURE' then 'awaiting owner/agent signature' when 'FULLY_EXECUTED' then 'fully executed' when 'ARCHIVED' then 'archived' else '' end) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "packets_by_form" ON "packets" USING gin ("documents" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "packets_by_category" ON "packets" USING gin ("categories");
