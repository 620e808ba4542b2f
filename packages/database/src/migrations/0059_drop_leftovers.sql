-- contract: save_envelope_if_unchanged is unused since 0.2.0
-- contract: open_room_session_if_unchanged is unused since 0.2.0
-- contract: packets_mark_discarded is unused since 0.2.0
-- contract: upload_turns is unused since 0.2.0
DROP FUNCTION "save_envelope_if_unchanged";--> statement-breakpoint
DROP FUNCTION "open_room_session_if_unchanged";--> statement-breakpoint
DROP TRIGGER "packets_mark_discarded" ON "packets";--> statement-breakpoint
DROP FUNCTION "mark_discarded";--> statement-breakpoint
DROP TABLE "upload_turns";
