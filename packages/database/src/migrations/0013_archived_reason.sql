ALTER TABLE "packets" DROP CONSTRAINT "packets_archived_reason";--> statement-breakpoint
UPDATE "packets" SET "archived_reason" = 'archived' WHERE "archived_reason" = 'put-away';--> statement-breakpoint
ALTER TABLE "packets" ADD CONSTRAINT "packets_archived_reason" CHECK ("packets"."archived_reason" in ('archived', 'declined', 'canceled', 'expired'));