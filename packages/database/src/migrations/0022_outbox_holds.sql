CREATE TABLE "outbox_holds" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"backup_taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_holds_one_row" CHECK ("outbox_holds"."id" = 1)
);
