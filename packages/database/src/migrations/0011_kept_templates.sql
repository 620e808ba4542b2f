CREATE TABLE "kept_templates" (
	"template_id" text NOT NULL,
	"sha256" text NOT NULL,
	"made" jsonb NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_templates_template_id_sha256_pk" PRIMARY KEY("template_id","sha256")
);
