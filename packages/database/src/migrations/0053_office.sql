CREATE TABLE "office_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"office_id" uuid NOT NULL,
	"code_sha256" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"home_ids" uuid[],
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "office_invitations_code_sha256_unique" UNIQUE("code_sha256"),
	CONSTRAINT "office_invitations_role" CHECK ("office_invitations"."role" in ('manager', 'member', 'preparer'))
);
--> statement-breakpoint
CREATE TABLE "office_people" (
	"office_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"home_ids" uuid[],
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "office_people_office_id_user_id_pk" PRIMARY KEY("office_id","user_id"),
	CONSTRAINT "office_people_role" CHECK ("office_people"."role" in ('manager', 'member', 'preparer'))
);
--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "signer_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "works_in" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "founder_left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "office_invitations" ADD CONSTRAINT "office_invitations_office_id_users_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_invitations" ADD CONSTRAINT "office_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_invitations" ADD CONSTRAINT "office_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_people" ADD CONSTRAINT "office_people_office_id_users_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_people" ADD CONSTRAINT "office_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_people" ADD CONSTRAINT "office_people_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_invitations_by_office" ON "office_invitations" USING btree ("office_id");--> statement-breakpoint
CREATE INDEX "office_invitations_by_time" ON "office_invitations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "office_people_by_user" ON "office_people" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "packets" ADD CONSTRAINT "packets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "packets" ADD CONSTRAINT "packets_signer_id_users_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."users"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_works_in_users_id_fk" FOREIGN KEY ("works_in") REFERENCES "public"."users"("id") NOT VALID;