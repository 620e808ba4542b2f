CREATE TABLE "email_copies" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"packet_id" uuid NOT NULL,
	"language" text NOT NULL,
	"code_sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"link_ends_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "email_copies_code_sha256_unique" UNIQUE("code_sha256"),
	CONSTRAINT "email_copies_language" CHECK ("email_copies"."language" in ('en', 'es'))
);
--> statement-breakpoint
ALTER TABLE "email_copies" ADD CONSTRAINT "email_copies_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_copies" ADD CONSTRAINT "email_copies_packet_id_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_copies_by_packet" ON "email_copies" USING btree ("packet_id");--> statement-breakpoint
CREATE INDEX "email_copies_by_time" ON "email_copies" USING btree ("created_at");