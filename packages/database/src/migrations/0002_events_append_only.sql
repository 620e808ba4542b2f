-- What has happened cannot be made unhappened: events are added and read, nothing else.
CREATE FUNCTION "refuse_change_of_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Events are append-only: % on "%" is refused.', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
-- By statement, not by row, so that a mistaken one is noticed even where it would meet no row.
CREATE TRIGGER "events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_events"();
