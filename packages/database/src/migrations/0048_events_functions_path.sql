-- Whoever may only insert could otherwise put operators of their own in the path of these functions.
ALTER FUNCTION "refuse_change_of_events"() SET search_path = pg_catalog, public;--> statement-breakpoint
ALTER FUNCTION "allow_only_erasing_of_events"() SET search_path = pg_catalog, public;
