-- As before, and without a session (null) for what a job saves.
CREATE OR REPLACE FUNCTION "save_envelope_if_unchanged"("envelope_id" uuid, "seen_version" integer,
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
      AND ("session" IS NULL OR EXISTS (SELECT FROM "room_sessions"
        LEFT JOIN "sessions" ON "sessions"."id" = "room_sessions"."opened_by"
        WHERE "room_sessions"."token_sha256" = "session" AND NOT "room_sessions"."superseded"
          AND "sessions"."ended_at" IS NULL));
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM append_events("streams", "heads", "tails");
  RETURN true;
END
$$;
