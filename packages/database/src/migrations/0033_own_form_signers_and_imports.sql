CREATE TABLE "form_imports" (
	"owner_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"source_sha256" text NOT NULL,
	"warnings" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_imports_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
ALTER TABLE "own_form_editions" ADD COLUMN "signers" text;--> statement-breakpoint
ALTER TABLE "own_form_editions" ADD COLUMN "states" text[];--> statement-breakpoint
ALTER TABLE "form_imports" ADD CONSTRAINT "form_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_imports" ADD CONSTRAINT "form_imports_form_id_own_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."own_forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_imports_by_content" ON "form_imports" USING btree ("owner_id","source_sha256");