CREATE TABLE "retired_codes" (
	"code_sha256" text PRIMARY KEY NOT NULL,
	"packet_id" uuid NOT NULL,
	"role" text NOT NULL,
	"reason" text NOT NULL,
	"retired_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "retired_codes_role" CHECK ("retired_codes"."role" in ('LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LLSign')),
	CONSTRAINT "retired_codes_reason" CHECK ("retired_codes"."reason" in ('answers-changed', 'corrected'))
);
--> statement-breakpoint
ALTER TABLE "packets" DROP CONSTRAINT "packets_archived_reason";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "from_name" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to_name" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to_email" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "thread_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "put_away_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "first_signed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "revision_of" uuid;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "link_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "reminder_plan" jsonb;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "print_size" text;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "executed_on" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "list_group" text GENERATED ALWAYS AS (case when status in ('FULLY_EXECUTED', 'ARCHIVED') then 'done' when status = 'AWAITING_TENANT_SIGNATURE' or owner_signed_at is not null then 'waiting' else 'needs-you' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_invites" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "signing_invites" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "signing_invites" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "signing_invites" ADD COLUMN "last_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing_invites" ADD COLUMN "next_reminder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing_invites" ADD COLUMN "undeliverable_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notice_address" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "dba_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reminder_plan" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_on_signature" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "retired_codes" ADD CONSTRAINT "retired_codes_packet_id_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retired_codes_by_packet" ON "retired_codes" USING btree ("packet_id");--> statement-breakpoint
ALTER TABLE "packets" ADD CONSTRAINT "packets_revision_of_packets_id_fk" FOREIGN KEY ("revision_of") REFERENCES "public"."packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "packets_by_group" ON "packets" USING btree ("owner_id","list_group","number");--> statement-breakpoint
CREATE INDEX "packets_by_status" ON "packets" USING btree ("owner_id","status","number");--> statement-breakpoint
CREATE INDEX "signing_invites_by_reminder" ON "signing_invites" USING btree ("next_reminder_at") WHERE "signing_invites"."next_reminder_at" is not null;--> statement-breakpoint
ALTER TABLE "packets" ADD CONSTRAINT "packets_by_revision" UNIQUE("revision_of");--> statement-breakpoint
ALTER TABLE "packets" ADD CONSTRAINT "packets_executed_on" CHECK ("packets"."executed_on" in ('online', 'paper'));--> statement-breakpoint
ALTER TABLE "packets" ADD CONSTRAINT "packets_archived_reason" CHECK ("packets"."archived_reason" in ('archived', 'declined', 'canceled', 'expired', 'revised'));--> statement-breakpoint
UPDATE "packets" AS packet
SET "first_signed_at" = signed."at"
FROM (
  SELECT "packet_id", min("signed_at") AS "at"
  FROM "signing_invites"
  WHERE "signed_at" IS NOT NULL
  GROUP BY "packet_id"
) AS signed
WHERE packet."id" = signed."packet_id";--> statement-breakpoint
UPDATE "signing_invites" AS invite
SET "first_name" = resident."first_name", "last_name" = resident."last_name", "phone" = resident."phone"
FROM "packet_tenants" AS resident
WHERE resident."packet_id" = invite."packet_id"
  AND invite."role" = 'TT' || (resident."position" + 1);
