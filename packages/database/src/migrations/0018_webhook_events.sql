CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"event_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_events_once" UNIQUE("vendor","event_id")
);
--> statement-breakpoint
CREATE INDEX "webhook_events_by_time" ON "webhook_events" USING btree ("received_at");