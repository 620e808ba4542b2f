CREATE TABLE "create_requests" (
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_sha256" text NOT NULL,
	"result_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "create_requests_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sealed_id_token" text;--> statement-breakpoint
ALTER TABLE "create_requests" ADD CONSTRAINT "create_requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "create_requests_by_age" ON "create_requests" USING btree ("created_at");--> statement-breakpoint
-- lock: there are few logins; they are deleted after 30 days
UPDATE "sessions" SET "id_token" = NULL WHERE "id_token" IS NOT NULL;
