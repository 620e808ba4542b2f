CREATE TABLE "event_check_progress" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_up_to" bigint NOT NULL,
	CONSTRAINT "event_check_progress_one_row" CHECK ("event_check_progress"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "event_checks" (
	"stream" text PRIMARY KEY NOT NULL,
	"intact_seq" integer NOT NULL,
	"intact_hash" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"broken_seq" integer,
	"broken_kind" text,
	"broken_since" timestamp (3) with time zone,
	CONSTRAINT "event_checks_kind" CHECK ("event_checks"."broken_kind" in ('changed', 'missing', 'out-of-order'))
);
--> statement-breakpoint
ALTER TABLE "mails" RENAME COLUMN "place" TO "role";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_place";--> statement-breakpoint
ALTER TABLE "signing_invites" ADD COLUMN "wrong_recipient_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "event_checks_by_age" ON "event_checks" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "event_checks_broken" ON "event_checks" USING btree ("broken_since") WHERE "event_checks"."broken_since" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_role" CHECK ("mails"."role" in ('LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LLSign'));--> statement-breakpoint
-- Until now only the event log knew that a link had reached someone else.
UPDATE "signing_invites" AS invite
SET "wrong_recipient_at" = reported."at"
FROM (
  SELECT packet."id" AS "packet_id", event."data" ->> 'role' AS "role", max(event."at") AS "at"
  FROM "events" AS event
  JOIN "packets" AS packet ON event."stream" = 'group:' || packet."document_group_id"
  WHERE event."type" = 'packet.disowned'
  GROUP BY packet."id", event."data" ->> 'role'
) AS reported
WHERE invite."packet_id" = reported."packet_id" AND invite."role" = reported."role";
