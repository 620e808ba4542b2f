CREATE TABLE "mail_stops" (
	"email" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_stops_email_owner_id_pk" PRIMARY KEY("email","owner_id")
);
--> statement-breakpoint
ALTER TABLE "application_requests" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "application_requests" ADD COLUMN "is_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_requests" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_stops" ADD CONSTRAINT "mail_stops_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_stops" ADD CONSTRAINT "mail_stops_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_stops_by_owner" ON "mail_stops" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "mail_stops_by_time" ON "mail_stops" USING btree ("created_at");