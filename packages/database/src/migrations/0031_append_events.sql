-- Appends events to their streams. Each one comes as the canonical JSON of which its hash is made, in
-- two parts: between them belong the hash of the event before it and its own number, which are only
-- known under the lock of its stream. Volatile: the end of a stream is read after its lock.
-- The events of one stream stand together, and streams in order: one lock order prevents deadlocks.
CREATE FUNCTION "append_events"("streams" text[], "heads" text[], "tails" text[])
RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  locked text;
  last_seq integer;
  last_hash text;
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
    facts := "heads"[position] || '"previousHash":"' || last_hash
      || '","seq":' || last_seq + 1 || "tails"[position];
    event := facts::jsonb;
    INSERT INTO "events" ("stream", "seq", "type", "actor", "at", "data", "ip", "user_agent",
      "time_zone", "previous_hash", "hash")
    VALUES (locked, last_seq + 1, event ->> 'type', event ->> 'actor',
      (event ->> 'at')::timestamptz, event -> 'data', event ->> 'ip', event ->> 'userAgent',
      event ->> 'timeZone', last_hash, encode(sha256(convert_to(facts, 'UTF8')), 'hex'))
    RETURNING "events"."seq", "events"."hash" INTO last_seq, last_hash;
  END LOOP;
  RETURN cardinality("streams");
END
$$;--> statement-breakpoint
-- Saves an envelope with its events, in one statement and only if nothing has changed since it was
-- read: not the envelope, not the packet's status, not the session that asks for it.
CREATE FUNCTION "save_envelope_if_unchanged"("envelope_id" uuid, "seen_version" integer,
  "seen_status" text, "session" text, "new_state" text, "new_body" jsonb,
  "streams" text[], "heads" text[], "tails" text[])
RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM lock_envelope("envelope_id", "streams"[1]);
  UPDATE "envelopes"
    SET "state" = "new_state", "body" = "new_body", "version" = "envelopes"."version" + 1
    WHERE "envelopes"."id" = "envelope_id" AND "envelopes"."version" = "seen_version"
      AND EXISTS (SELECT FROM "packets"
        WHERE "packets"."document_group_id" = "envelope_id"::text
          AND "packets"."status" = "seen_status")
      AND EXISTS (SELECT FROM "room_sessions"
        LEFT JOIN "sessions" ON "sessions"."id" = "room_sessions"."opened_by"
        WHERE "room_sessions"."token_sha256" = "session" AND NOT "room_sessions"."superseded"
          AND "sessions"."ended_at" IS NULL);
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM append_events("streams", "heads", "tails");
  RETURN true;
END
$$;--> statement-breakpoint
-- Opens a session of the signing room and ends the others of the same person, in one statement and
-- only if the envelope is as it was read. Under its lock: a change in progress is waited for.
CREATE FUNCTION "open_room_session_if_unchanged"("envelope" uuid, "seen_version" integer,
  "token" text, "person" text, "return_to" text, "expires" timestamptz, "opener" uuid)
RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM lock_envelope("envelope", 'group:' || "envelope"::text);
  PERFORM FROM "envelopes"
    WHERE "envelopes"."id" = "envelope" AND "envelopes"."version" = "seen_version";
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  UPDATE "room_sessions" SET "superseded" = true
    WHERE "room_sessions"."envelope_id" = "envelope" AND "room_sessions"."role" = "person"
      AND NOT "room_sessions"."superseded";
  INSERT INTO "room_sessions" ("token_sha256", "envelope_id", "role", "return_url", "expires_at", "opened_by")
    VALUES ("token", "envelope", "person", "return_to", "expires", "opener");
  RETURN true;
END
$$;
