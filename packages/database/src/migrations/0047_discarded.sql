ALTER TABLE "packets" ADD COLUMN "discarded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Before, a discarded draft was one that was hidden in the moment in which it was canceled.
-- lock: of discarded drafts only
UPDATE "packets" SET "discarded" = true
  WHERE "archived_reason" = 'canceled' AND "put_away_at" = "archived_at";--> statement-breakpoint
-- For servers of the earlier release during a rolling update: they do not write the column. A later
-- migration drops the trigger.
CREATE FUNCTION "mark_discarded"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."discarded" := NEW."status" = 'ARCHIVED' AND (NEW."discarded"
    OR coalesce(NEW."archived_reason" = 'canceled' AND NEW."put_away_at" = NEW."archived_at", false));
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "packets_mark_discarded" BEFORE UPDATE OF "status" ON "packets"
  FOR EACH ROW EXECUTE FUNCTION "mark_discarded"();
