ALTER TABLE "mails" DROP CONSTRAINT "mails_role";--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "copies" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "copies" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_role" CHECK ("mails"."role" in ('LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LL2', 'LL3', 'LLSign', 'copy')) NOT VALID;