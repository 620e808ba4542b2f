-- Locks an envelope, its packet and its event stream until the transaction ends. A statement that
-- follows sees what was committed while this one waited.
CREATE FUNCTION "lock_envelope"("envelope_id" uuid, "locked_stream" text)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM 1 FROM "envelopes" WHERE "envelopes"."id" = "envelope_id" FOR UPDATE;
  PERFORM 1 FROM "packets"
    WHERE "packets"."document_group_id" = "envelope_id"::text FOR NO KEY UPDATE;
  PERFORM pg_advisory_xact_lock(hashtextextended("locked_stream", 0));
END
$$;
