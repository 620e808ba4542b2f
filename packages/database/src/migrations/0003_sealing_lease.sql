ALTER TABLE "packets" ADD COLUMN "sealing_lease" uuid;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "sealing_leased_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "sealing_problem" text;--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "packets_unsealed" ON "packets" USING btree ("owner_signed_at") WHERE "packets"."owner_signed_at" is not null and "packets"."execution_date" is null and "packets"."status" = 'AWAITING_LANDLORD_SIGNATURE';