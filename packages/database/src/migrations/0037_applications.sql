CREATE TABLE "application_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "application_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "application_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text,
	"message" text,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirm_code_sha256" text NOT NULL,
	"confirm_sent_at" timestamp (3) with time zone NOT NULL,
	"confirm_mails" integer DEFAULT 1 NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"packet_id" uuid,
	CONSTRAINT "application_requests_confirm_code_sha256_unique" UNIQUE("confirm_code_sha256"),
	CONSTRAINT "application_requests_once" UNIQUE("link_id","email_key"),
	CONSTRAINT "application_requests_language" CHECK ("application_requests"."language" in ('en', 'es'))
);
--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_requests" ADD CONSTRAINT "application_requests_link_id_application_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."application_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_requests" ADD CONSTRAINT "application_requests_packet_id_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_links_one_of_property" ON "application_links" USING btree ("property_id") WHERE "application_links"."ended_at" is null and "application_links"."unit_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "application_links_one_of_unit" ON "application_links" USING btree ("unit_id") WHERE "application_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "application_links_by_property" ON "application_links" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "application_links_by_owner" ON "application_links" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "application_requests_by_email" ON "application_requests" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "application_requests_by_time" ON "application_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "application_requests_by_packet" ON "application_requests" USING btree ("packet_id");