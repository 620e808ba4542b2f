CREATE TABLE "unsealed_files" (
	"envelope_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"number" integer NOT NULL,
	"sha256" text NOT NULL,
	"file" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unsealed_files_envelope_id_audience_number_pk" PRIMARY KEY("envelope_id","audience","number")
);
--> statement-breakpoint
ALTER TABLE "unsealed_files" ADD CONSTRAINT "unsealed_files_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unsealed_files_by_file" ON "unsealed_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "unsealed_files_created" ON "unsealed_files" USING btree ("created_at");