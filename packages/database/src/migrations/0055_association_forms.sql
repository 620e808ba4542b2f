CREATE TABLE "published_editions" (
	"form_id" uuid NOT NULL,
	"edition" integer NOT NULL,
	"number" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date,
	"note" text NOT NULL,
	"instructions" text NOT NULL,
	"replaces" integer,
	"free_blanks" text[] NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_on" date,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_reason" text,
	"replacement_id" uuid,
	"unsent" text,
	CONSTRAINT "published_editions_form_id_edition_pk" PRIMARY KEY("form_id","edition"),
	CONSTRAINT "published_editions_days" CHECK ("published_editions"."last_day" >= "published_editions"."first_day"),
	CONSTRAINT "published_editions_withdrawn" CHECK (num_nulls("published_editions"."withdrawn_on", "published_editions"."withdrawn_at", "published_editions"."withdrawn_reason", "published_editions"."unsent") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "published_editions" ADD CONSTRAINT "published_editions_replacement_id_own_forms_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."own_forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_editions" ADD CONSTRAINT "published_editions_of_form" FOREIGN KEY ("form_id","edition") REFERENCES "public"."own_form_editions"("form_id","edition") ON DELETE no action ON UPDATE no action;