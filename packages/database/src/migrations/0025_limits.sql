CREATE UNLOGGED TABLE "rate_limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "upload_turns_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"server" uuid NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_turns" ADD CONSTRAINT "upload_turns_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limit_counts_by_expiry" ON "rate_limit_counts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "upload_turns_one_of_each_member" ON "upload_turns" USING btree ("owner_id") WHERE "upload_turns"."started_at" is not null and "upload_turns"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "upload_turns_by_owner" ON "upload_turns" USING btree ("owner_id","started_at");--> statement-breakpoint
CREATE INDEX "upload_turns_by_server" ON "upload_turns" USING btree ("server");--> statement-breakpoint
CREATE INDEX "upload_turns_by_lease" ON "upload_turns" USING btree ("leased_until");