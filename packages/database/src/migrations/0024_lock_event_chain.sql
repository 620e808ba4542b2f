-- Locks an event stream until the transaction ends and returns its last event. Volatile: the second
-- statement sees what was committed while the first one waited.
CREATE FUNCTION "lock_event_chain"("locked_stream" text)
RETURNS TABLE ("seq" integer, "hash" text)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended("locked_stream", 0));
  RETURN QUERY
    SELECT "events"."seq", "events"."hash" FROM "events"
    WHERE "events"."stream" = "locked_stream"
    ORDER BY "events"."seq" DESC LIMIT 1;
END
$$;
