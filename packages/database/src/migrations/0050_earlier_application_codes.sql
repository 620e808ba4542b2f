ALTER TABLE "application_requests" ADD COLUMN "earlier_codes_sha256" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- lock: requests go after 90 days, so there are few.
CREATE INDEX "application_requests_by_earlier_code" ON "application_requests" USING gin ("earlier_codes_sha256");