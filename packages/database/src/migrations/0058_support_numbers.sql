-- lock: the members are written once, at a start; 25,000 of them take about a second.
CREATE TABLE "support_numbers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"office_id" uuid NOT NULL,
	"salt" text NOT NULL,
	"number_scrypt" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_tries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"office_id" uuid,
	"tried_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(translate(regexp_replace(lower(normalize(regexp_replace((name || ' ' || email), E'[''`\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u2018-\u201b\u2032\u2035\ua78c\uff07]', '', 'g'), NFKD)), E'[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f]', '', 'g'), E'\u0111\u00f8\u0142\u0131\u00f0\u0127\u03c2', E'dolidh\u03c3'), E'\u00df', 'ss'), E'\u00e6', 'ae'), E'\u0153', 'oe'), E'\u00fe', 'th')) STORED;--> statement-breakpoint
ALTER TABLE "support_numbers" ADD CONSTRAINT "support_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_numbers" ADD CONSTRAINT "support_numbers_office_id_users_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tries" ADD CONSTRAINT "support_tries_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tries" ADD CONSTRAINT "support_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tries" ADD CONSTRAINT "support_tries_office_id_users_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_numbers_by_expiry" ON "support_numbers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "support_tries_by_staff" ON "support_tries" USING btree ("staff_id","tried_at");--> statement-breakpoint
CREATE INDEX "support_tries_by_time" ON "support_tries" USING btree ("tried_at");