CREATE TABLE "membership_records" (
	"key" text PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"uid" text,
	"grant_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_logout_tokens" (
	"jti_sha256" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room_sessions" ADD COLUMN "opened_by" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "issuer_session" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id_token" text;--> statement-breakpoint
CREATE INDEX "membership_records_by_uid" ON "membership_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "membership_records_by_grant" ON "membership_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "membership_records_by_expiry" ON "membership_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_logout_tokens_by_expiry" ON "used_logout_tokens" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "room_sessions" ADD CONSTRAINT "room_sessions_opened_by_sessions_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_sessions_by_opener" ON "room_sessions" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "sessions_by_issuer_session" ON "sessions" USING btree ("issuer_session");