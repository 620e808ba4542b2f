CREATE TABLE "own_form_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"title" text,
	"pages" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_form_editions" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "own_form_editions" ADD COLUMN "source" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_form_editions" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "own_form_editions" ADD COLUMN "places" jsonb;--> statement-breakpoint
ALTER TABLE "own_form_editions" ADD COLUMN "residents_sign" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "own_form_editions" ADD COLUMN "owner_signs" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "own_form_editions" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "own_form_uploads" ADD CONSTRAINT "own_form_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_form_uploads_by_age" ON "own_form_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "own_form_uploads_by_file" ON "own_form_uploads" USING btree ("sha256");--> statement-breakpoint
ALTER TABLE "own_form_editions" ADD CONSTRAINT "own_form_editions_upload_id_own_form_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."own_form_uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_form_editions_by_upload" ON "own_form_editions" USING btree ("upload_id");--> statement-breakpoint
ALTER TABLE "own_form_editions" ADD CONSTRAINT "own_form_editions_source" CHECK (case "own_form_editions"."source"
        when 'text' then "own_form_editions"."text" is not null
        when 'pdf' then "own_form_editions"."upload_id" is not null and "own_form_editions"."places" is not null
        else false end);