ALTER TABLE "packets" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "negotiated_in" text;