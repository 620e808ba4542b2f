DROP INDEX "mails_unsent";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "place" text;--> statement-breakpoint
-- Until now the key alone said whose mail it is, and named the resident where the owner was told of one.
UPDATE "mails" SET "place" = CASE WHEN "kind" IN ('paper-asked', 'question-asked', 'disowned') THEN 'LLSign' ELSE split_part("dedupe_key", '/', 3) END;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "place" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null and "mails"."refused_at" is null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_place" CHECK ("mails"."place" in ('LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LLSign'));
