CREATE TABLE "signnow_groups" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"body" jsonb,
	"vendor_group_id" text,
	"lease" uuid,
	"leased_until" timestamp (3) with time zone,
	"next_read_at" timestamp (3) with time zone,
	"reads" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "signnow_groups" ADD CONSTRAINT "signnow_groups_group_id_envelopes_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."envelopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signnow_groups_by_next_read" ON "signnow_groups" USING btree ("next_read_at") WHERE "signnow_groups"."next_read_at" is not null;--> statement-breakpoint
CREATE INDEX "signnow_groups_by_vendor_id" ON "signnow_groups" USING btree ("vendor_group_id");--> statement-breakpoint
CREATE INDEX "signnow_groups_by_content" ON "signnow_groups" USING gin ("body" jsonb_path_ops);