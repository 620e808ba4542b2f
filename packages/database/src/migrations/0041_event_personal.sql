-- lock: made once, at a start; it reads the table once, and a million events take about a second.
ALTER TABLE "events" ADD COLUMN "personal" jsonb;--> statement-breakpoint
CREATE INDEX "events_with_address" ON "events" USING btree ("at") WHERE "events"."ip" is not null or "events"."personal" ? 'origin';--> statement-breakpoint
-- As before, and with personal values behind a line break in the tail, which canonical JSON never has.
-- They are stored beside the event and are not hashed: their salted digests are in its data.
CREATE OR REPLACE FUNCTION "append_events"("streams" text[], "heads" text[], "tails" text[])
RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  locked text;
  last_seq integer;
  last_hash text;
  tail text;
  line_break integer;
  facts text;
  event jsonb;
BEGIN
  FOR position IN 1 .. cardinality("streams") LOOP
    IF locked IS DISTINCT FROM "streams"[position] THEN
      locked := "streams"[position];
      PERFORM pg_advisory_xact_lock(hashtextextended(locked, 0));
      SELECT "events"."seq", "events"."hash" INTO last_seq, last_hash FROM "events"
        WHERE "events"."stream" = locked ORDER BY "events"."seq" DESC LIMIT 1;
      IF NOT FOUND THEN
        last_seq := 0;
        last_hash := repeat('0', 64);
      END IF;
    END IF;
    line_break := strpos("tails"[position], E'\n');
    tail := CASE line_break WHEN 0 THEN "tails"[position]
      ELSE left("tails"[position], line_break - 1) END;
    facts := "heads"[position] || '"previousHash":"' || last_hash
      || '","seq":' || last_seq + 1 || tail;
    event := facts::jsonb;
    INSERT INTO "events" ("stream", "seq", "type", "actor", "at", "data", "ip", "user_agent",
      "time_zone", "personal", "previous_hash", "hash")
    VALUES (locked, last_seq + 1, event ->> 'type', event ->> 'actor',
      (event ->> 'at')::timestamptz, event -> 'data', event ->> 'ip', event ->> 'userAgent',
      event ->> 'timeZone',
      CASE WHEN line_break > 0 THEN substr("tails"[position], line_break + 1)::jsonb END,
      last_hash, encode(sha256(convert_to(facts, 'UTF8')), 'hex'))
    RETURNING "events"."seq", "events"."hash" INTO last_seq, last_hash;
  END LOOP;
  RETURN cardinality("streams");
END
$$;--> statement-breakpoint
-- As before, by statement. A transaction that erases personal values says so first, and then the next
-- trigger looks at each row.
CREATE OR REPLACE FUNCTION "refuse_change_of_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('countersign.erases_personal_data', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'Events are append-only: % on "%" is refused.', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
-- Of an update, all that is possible: personal values go, and nothing comes in their place. The paths
-- are those of `personalPaths` in the server.
CREATE FUNCTION "allow_only_erasing_of_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  path text;
  was jsonb := OLD."data";
  becomes jsonb := NEW."data";
  allowed boolean;
BEGIN
  allowed := (NEW."id", NEW."stream", NEW."seq", NEW."type", NEW."actor", NEW."at", NEW."time_zone",
      NEW."previous_hash", NEW."hash")
    IS NOT DISTINCT FROM (OLD."id", OLD."stream", OLD."seq", OLD."type", OLD."actor", OLD."at",
      OLD."time_zone", OLD."previous_hash", OLD."hash")
    AND (NEW."ip" IS NULL OR NEW."ip" IS NOT DISTINCT FROM OLD."ip")
    AND (NEW."user_agent" IS NULL OR NEW."user_agent" IS NOT DISTINCT FROM OLD."user_agent")
    AND coalesce(NEW."personal", '{}') <@ coalesce(OLD."personal", '{}');
  FOREACH path IN ARRAY ARRAY['before', 'after', 'name', 'email', 'words', 'message', 'reply',
      'facts,before', 'facts,after', 'facts,words', 'facts,reason'] LOOP
    allowed := allowed AND (
      was #> string_to_array(path, ',') IS NOT DISTINCT FROM becomes #> string_to_array(path, ',')
      OR coalesce(NOT jsonb_path_exists(becomes #> string_to_array(path, ','),
        '$.** ? (@.type() == "string" && @ != "")') AND was #> string_to_array(path, ',') IS NOT NULL,
        false));
    was := was #- string_to_array(path, ',');
    becomes := becomes #- string_to_array(path, ',');
  END LOOP;
  IF NOT allowed OR was IS DISTINCT FROM becomes THEN
    RAISE EXCEPTION 'Events are append-only: of an event, personal values may only be erased.'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "events_only_erased" BEFORE UPDATE ON "events"
  FOR EACH ROW EXECUTE FUNCTION "allow_only_erasing_of_events"();
