CREATE TABLE "association_bundles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"states" text[],
	"form_ids" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edition_checks" (
	"form_id" uuid NOT NULL,
	"edition" integer NOT NULL,
	"seen" text NOT NULL,
	CONSTRAINT "edition_checks_form_id_edition_seen_pk" PRIMARY KEY("form_id","edition","seen")
);
--> statement-breakpoint
ALTER TABLE "association_bundles" ADD CONSTRAINT "association_bundles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_checks" ADD CONSTRAINT "edition_checks_of_form" FOREIGN KEY ("form_id","edition") REFERENCES "public"."own_form_editions"("form_id","edition") ON DELETE no action ON UPDATE no action;